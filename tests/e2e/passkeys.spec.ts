import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, accountButton, expect, settled, test } from './support.ts'

/** A security key of Chromium's own that answers at once, as a finger on a sensor would. */
async function plugInKey(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true
    }
  })
  return {
    count: async () =>
      (await devtools.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length
  }
}

async function call<T>(
  { url }: House,
  query: string,
  variables: object,
  token?: string
): Promise<T> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token !== undefined && { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify({ query, variables })
  })
  return ((await answer.json()) as { data: T }).data
}

/** Adds a passkey of the key that is plugged in; the browser's part happens on a page of the site. */
async function addPasskey(page: Page, house: House, { email, password }: SandboxPlayer) {
  const { signIn } = await call<{ signIn: { ok: { accessToken: string } } }>(
    house,
    'mutation ($input: SignInInput!) { signIn(input: $input) { ok { accessToken } } }',
    { input: { email, password } }
  )
  const { accessToken } = signIn.ok
  const { beginPasskey } = await call<{
    beginPasskey: { ok: { challengeId: string; options: PublicKeyCredentialCreationOptionsJSON } }
  }>(house, 'mutation { beginPasskey { ok { challengeId options } } }', {}, accessToken)
  const { challengeId, options } = beginPasskey.ok
  const response = await page.evaluate(async given => {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(given)
    return JSON.parse(JSON.stringify(await navigator.credentials.create({ publicKey })))
  }, options)
  const { addPasskey: added } = await call<{ addPasskey: { ok: { id: string } | null } }>(
    house,
    'mutation ($input: AddPasskeyInput!) { addPasskey(input: $input) { ok { id } } }',
    { input: { challengeId, response, name: 'Test key' } },
    accessToken
  )
  expect(added.ok).not.toBeNull()
}

const openRealm = async (page: Page) => {
  await page.goto('/en/login/?autoSignIn=1&redir=/en/promotions/')
  await page.waitForURL(/\/realms\//)
}

/** A browser without the list of passkeys at the field, so that the button alone can ask. */
const withoutList = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false)
  })

const expectSignedIn = async (page: Page) => {
  await page.waitForURL('**/en/promotions/')
  await settled(page)
  await expect(accountButton(page)).toBeVisible()
}

test.describe('a passkey', () => {
  test.afterEach(async ({ house }) => {
    await house.sandbox('/visitor-country', {})
  })

  test('signs its player in by the button on the page of the realm', async ({
    page,
    house,
    newPlayer
  }) => {
    const key = await plugInKey(page)
    await withoutList(page)
    await page.goto('/en/terms-and-conditions/')
    await addPasskey(page, house, await newPlayer())
    expect(await key.count()).toBe(1)

    await openRealm(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectSignedIn(page)
  })

  // The virtual key takes the first of the list at once, as a player would by a touch.
  test('signs its player in from the list at the field of the address', async ({
    page,
    house,
    newPlayer
  }) => {
    await plugInKey(page)
    await page.goto('/en/terms-and-conditions/')
    await addPasskey(page, house, await newPlayer())
    await page.goto('/en/login/?autoSignIn=1&redir=/en/promotions/')
    await expectSignedIn(page)
  })

  test('is asked for no more once the password has been sent', async ({
    page,
    newPlayer,
    signIn
  }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/passkey-challenge')) asked.push(request.url())
    })
    // A browser that takes until then to say whether it has a list.
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = () =>
        new Promise(resolve => {
          document.addEventListener('submit', () => resolve(true), { once: true })
        })
    })
    await openRealm(page)
    await signIn(page, await newPlayer())
    await expectSignedIn(page)
    expect(asked).toEqual([])
  })

  test('is added in the profile, and removed there', async ({ page, newPlayer, signIn }) => {
    const key = await plugInKey(page)
    await openRealm(page)
    await signIn(page, await newPlayer())
    await expectSignedIn(page)
    await page.goto('/en/profile/')
    await page.getByRole('button', { name: 'Add a passkey' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('My phone')
    await page.getByRole('button', { name: 'Go on' }).click()
    await expect(page.getByText('My phone')).toBeVisible()
    expect(await key.count()).toBe(1)

    await page.getByRole('button', { name: 'Remove: My phone' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await expect(page.getByText('You have none yet.')).toBeVisible()
  })

  test('signs its player in on the login page of the lobby', async ({ page, house, newPlayer }) => {
    await house.sandbox('/visitor-country', { country: 'IN' })
    await plugInKey(page)
    await withoutList(page)
    await page.goto('/en/terms-and-conditions/')
    await addPasskey(page, house, await newPlayer({ country: 'IN' }))
    await page.goto('/en/login/?redir=/en/promotions/')
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expectSignedIn(page)
  })

  test('that is not used leaves the way by the password open', async ({
    page,
    newPlayer,
    signIn
  }) => {
    await plugInKey(page)
    await openRealm(page)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await expect(page.getByRole('alert')).toHaveText(
      'No passkey was used. Try again, or sign in with your password.'
    )
    expect(await accessibilityFaults(page)).toEqual([])
    await signIn(page, await newPlayer())
    await page.waitForURL('**/en/promotions/')
  })

  test('is not offered where scripts do not run', async ({ browser, house }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: house.url })
    const page = await context.newPage()
    const address = new URL('/realms/infiniza/protocol/openid-connect/auth', house.url)
    address.search = String(
      new URLSearchParams({
        client_id: 'lobby',
        response_type: 'code',
        scope: 'openid',
        redirect_uri: `${house.url}/en/login/`,
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
        ui_locales: 'en'
      })
    )
    await page.goto(address.href)
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(page.getByText('Sign in with a passkey')).toBeHidden()
    await context.close()
  })
})
