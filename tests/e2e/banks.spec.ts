import type { Page } from '@playwright/test'

import { BANK_PROVIDERS, type BankProvider } from '../../src/config/bank-providers.ts'
import { accessibilityFaults, expect, test } from './support.ts'

const BEGIN = `mutation ($input: BeginBankLoginInput!) {
  beginBankLogin(input: $input) { ok { url state } error { code } } }`

async function begin(url: string, provider: BankProvider) {
  const returnUrl = `${url}/en/${BANK_PROVIDERS[provider].slug}-login-handler/`
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: BEGIN, variables: { input: { provider, returnUrl } } })
  })
  const { data } = (await response.json()) as {
    data: { beginBankLogin: { ok: { url: string; state: string } } }
  }
  return data.beginBankLogin.ok
}

/** By keyboard or pointer, what a person does on the first page of each provider. */
const WAYS: Readonly<Record<BankProvider, (page: Page) => Promise<void>>> = {
  async FINSHARK(page) {
    await page.getByLabel('Bank').selectOption('Quillbank')
    await page.getByRole('button', { name: 'Open in your app' }).click()
  },
  async KROFORT(page) {
    await expect(page.getByLabel('User name')).toBeFocused()
    await page.keyboard.type('anybody')
    await page.keyboard.press('Tab')
    await page.keyboard.type('0000')
    await page.keyboard.press('Enter')
  },
  async PIQ(page) {
    await page.getByText('Linked bank account').click()
    await page.getByRole('button', { name: 'Continue' }).click()
  },
  async TRUSTLY(page) {
    await page.getByRole('button', { name: 'Ostara' }).click()
  },
  async ZIMPLER(page) {
    await expect(page.getByLabel('Phone number')).toBeFocused()
    await page.keyboard.type('+358 40 123 4567')
    await page.keyboard.press('Enter')
  }
}

/** Nothing for a person to trip over, and nothing wider than the window. */
async function isSound(page: Page): Promise<void> {
  expect(await accessibilityFaults(page)).toEqual([])
  const excess = () => document.documentElement.scrollWidth - window.innerWidth
  expect(await page.evaluate(excess)).toBeLessThanOrEqual(0)
}

for (const width of [390, 1440])
  test.describe(`the banks of the sandbox at ${width}`, () => {
    test.use({ viewport: { width, height: 844 } })

    for (const provider of Object.keys(BANK_PROVIDERS) as BankProvider[])
      test(`${provider} leads through sound pages, and back with a code`, async ({
        page,
        house
      }) => {
        const { url, state } = await begin(house.url, provider)
        const back = new RegExp(`${house.url}/en/[a-z]+-login-handler/\\?`)
        // The handler's page is not this test's.
        await page.route(back, route => route.fulfill({ body: '', contentType: 'text/html' }))
        await page.goto(url)
        await isSound(page)
        await WAYS[provider](page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who are you?')
        await isSound(page)
        await page.getByText('Somebody new').click()
        await page.getByRole('button', { name: 'Continue' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your identity')
        await isSound(page)
        await page.getByRole('button', { name: 'Confirm and return' }).click()
        await page.waitForURL(back)
        const { searchParams } = new URL(page.url())
        expect(searchParams.get('state')).toBe(state)
        expect(searchParams.get('code')).toBeTruthy()
      })
  })

test('a bank counts the time down and says when it is over', async ({ page, house }) => {
  const { url } = await begin(house.url, 'TRUSTLY')
  await page.clock.install()
  await page.goto(url)
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^(?:10:00|9:5\d)$/)
  await page.clock.runFor(120_000)
  await expect(timer).toHaveText(/^(?:8:00|7:5\d)$/)
  await house.sandbox('/clock', { minutes: 10 })
  await page.clock.runFor(481_000)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The time is over')
  await isSound(page)
  const link = page.getByRole('link', { name: 'Back to Infiniza' })
  expect(await link.getAttribute('href')).toContain('error=timeout')
})
