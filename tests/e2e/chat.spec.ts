import type { Page } from '@playwright/test'

import type { House, SandboxPlayer } from './house.ts'
import { accessibilityFaults, expect, SESSION_ENDED, settled, test } from './support.ts'

const WIDTHS = [390, 1440] as const

/** Signs a new player in, on a page. */
async function enter(page: Page, house: House, path = '/en/'): Promise<SandboxPlayer> {
  const player = await house.sandbox<SandboxPlayer>('/players', { country: 'NZ' })
  await comeBack(page, house, player, path)
  return player
}

async function comeBack(page: Page, house: House, player: SandboxPlayer, path: string) {
  await house.sandbox('/visitor-country', { country: 'NZ' })
  await page.goto(`/en/login/?redir=${encodeURIComponent(path)}`)
  await page.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
  await page.getByLabel('Password').fill(player.password)
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL(`**${path}`)
}

const menuOf = (page: Page) => page.locator('#account-menu')
const buttonOf = (page: Page) => page.getByRole('button', { name: 'Chat with us' })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Chat' })
const scriptsOf = (page: Page) => page.locator('script[src*="/snippet.js"]')

async function say(page: Page, text: string) {
  await dialogOf(page).getByRole('textbox', { name: 'Message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(dialogOf(page).getByText(text)).toBeVisible()
}

async function leave(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.waitForURL('**/login/**')
}

/** Names of the operations that a page sends. */
function operationsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', request => {
    const name = /(?:mutation|query) (\w+)/.exec(request.postData() ?? '')?.[1]
    if (name) asked.push(name)
  })
  return asked
}

test.afterEach(async ({ house }) => {
  await house.sandbox('/visitor-country', {})
})

test('a player and a person at the desk write to each other, and nothing is loaded before or twice [CONS-19] [CONS-20] [CONS-23] [CONS-24] [CONS-26]', async ({
  page,
  house
}) => {
  const asked = operationsOf(page)
  const player = await enter(page, house)
  await expect(buttonOf(page)).toBeVisible()
  await expect(scriptsOf(page)).toHaveCount(0)
  expect(asked).not.toContain('GenerateZendeskToken')

  await buttonOf(page).click()
  await expect(dialogOf(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(buttonOf(page)).toHaveCount(0)
  await say(page, 'Is my account in order?')
  await expect(dialogOf(page).getByText('This is an automatic answer')).toBeVisible()

  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(buttonOf(page)).toBeFocused()

  await house.sandbox(`/players/${player.playerId}/chat`, { answer: 'It is. This is Ana.' })
  await expect(buttonOf(page)).toHaveAccessibleName(/1 new message/, { timeout: 30_000 })
  await buttonOf(page).press('Enter')
  await expect(dialogOf(page).getByText('It is. This is Ana.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(buttonOf(page)).toHaveAccessibleName('Chat with us')

  await expect(scriptsOf(page)).toHaveCount(1)
  expect(asked.filter(name => name === 'GenerateZendeskToken')).toHaveLength(1)
})

test('a person answers on the desk’s page of the console, which says that somebody is there', async ({
  page,
  house,
  context
}) => {
  await enter(page, house)
  const desk = await context.newPage()
  await desk.goto('/sandbox/desk/')
  await buttonOf(page).click()
  await say(page, 'A question for a person')

  await desk.reload()
  await desk.getByRole('link', { name: /waits/ }).first().click()
  await expect(desk.getByRole('main').getByText('A question for a person')).toBeVisible()
  await desk.getByRole('textbox', { name: 'Answer' }).fill('An answer by a person')
  await desk.getByRole('button', { name: 'Answer' }).click()
  await expect(dialogOf(page).getByText('An answer by a person')).toBeVisible()
  await expect(dialogOf(page).getByText('This is an automatic answer')).toHaveCount(0)
})

test('whoever comes after a player sees nothing of what they wrote, who finds it again [L112] [CONS-25]', async ({
  page,
  house,
  quiet
}) => {
  quiet.allow(SESSION_ENDED)
  const first = await enter(page, house)
  await buttonOf(page).click()
  await say(page, 'My secret question')
  await page.keyboard.press('Escape')
  const ended = page.waitForRequest(
    request => request.method() === 'DELETE' && request.url().endsWith('/v1/sessions')
  )
  await leave(page)
  await ended
  await expect(buttonOf(page)).toHaveCount(0)

  await enter(page, house)
  await buttonOf(page).click()
  await expect(dialogOf(page).getByText('Write to us below')).toBeVisible()
  await say(page, 'Another question')
  await expect(dialogOf(page).getByText('My secret question')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await leave(page)

  await comeBack(page, house, first, '/en/')
  await buttonOf(page).click()
  await expect(dialogOf(page).getByText('My secret question')).toBeVisible()
  await expect(dialogOf(page).getByText('Another question')).toHaveCount(0)
})

test('the account menu has a way to the chat, by the mouse and by keys [CONS-23]', async ({
  page,
  house
}) => {
  await enter(page, house)
  await expect(buttonOf(page)).toBeVisible()
  const menu = page.getByRole('button', { name: 'Your account', exact: true })
  const entry = menuOf(page).getByRole('button', { name: 'Chat with us', exact: true })
  await menu.click()
  await entry.click()
  await expect(dialogOf(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(menuOf(page)).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)

  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
  await page.waitForURL('**/en/promotions/')
  await menu.press('Enter')
  await expect(entry).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await entry.press('Enter')
  await expect(dialogOf(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
})

test('the page of help leads a player to the chat, and a visitor to sign in first [CONS-19]', async ({
  page,
  house
}) => {
  const player = await house.sandbox<SandboxPlayer>('/players', { country: 'NZ' })
  await house.sandbox('/visitor-country', { country: 'NZ' })
  await page.goto('/en/responsible-play/')
  const help = page.locator('#help')
  const chat = help.getByRole('link', { name: 'Chat with us', exact: true })
  await expect(help.getByText('there for players who are signed in')).toBeVisible()
  await expect(chat).toBeHidden()
  await help.getByRole('link', { name: 'Sign in', exact: true }).click()
  await page.getByRole('textbox', { name: 'E-mail' }).fill(player.email)
  await page.getByLabel('Password').fill(player.password)
  await page.getByLabel('Password').press('Enter')
  await page.waitForURL('**/en/responsible-play/**')
  await expect(help.getByText('there for players who are signed in')).toBeHidden()
  await chat.click()
  await expect(dialogOf(page).getByRole('textbox', { name: 'Message' })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/$/)
})

test('signing out in one tab ends the chat in the others [CONS-25]', async ({
  page,
  house,
  context,
  quiet
}) => {
  quiet.allow(SESSION_ENDED)
  await enter(page, house)
  await buttonOf(page).click()
  await say(page, 'Still here')
  const other = await context.newPage()
  await other.goto('/en/')
  const ended = page.waitForRequest(
    request => request.method() === 'DELETE' && request.url().endsWith('/v1/sessions')
  )
  await leave(other)
  await ended
  await page.waitForURL('**/login/**')
})

test('a chat that is open goes along to other pages, and there is no button above the sportsbook [CONS-21]', async ({
  page,
  house
}) => {
  await enter(page, house)
  await buttonOf(page).click()
  await say(page, 'I am going on')
  await page.getByRole('navigation').getByRole('link', { name: 'Promotions' }).first().click()
  await page.waitForURL('**/en/promotions/')
  await expect(dialogOf(page).getByText('I am going on')).toBeVisible()
  await dialogOf(page).getByRole('button', { name: 'Close chat' }).click()
  await expect(buttonOf(page)).toBeVisible()

  await page.goto('/en/sports/')
  await expect(page.getByRole('button', { name: 'Your account' })).toBeVisible()
  await settled(page)
  await expect(buttonOf(page)).toHaveCount(0)
})

test('a visitor has no chat, and nothing of it is asked for [CONS-19] [CONS-20]', async ({
  page
}) => {
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))
  await page.goto('/en/')
  await settled(page)
  await expect(buttonOf(page)).toHaveCount(0)
  expect(asked.filter(url => /snippet\.js|third-parties\.json|desk\./.test(url))).toEqual([])
})

test('with the classic widget its own button shows and not the page’s, and it opens [CONS-22]', async ({
  page,
  house
}) => {
  await page.route('**/third-parties.json', async route => {
    const parties = await (await route.fetch()).json()
    await route.fulfill({ json: { ...parties, chat: { ...parties.chat, kind: 'classic' } } })
  })
  await enter(page, house)
  const own = page.getByRole('button', { name: 'Chat', exact: true })
  await expect(own).toBeVisible()
  await expect(buttonOf(page)).toHaveCount(0)
  await expect(scriptsOf(page)).toHaveCount(1)
  await own.click()
  await say(page, 'By the classic widget')
})

test('a script that is kept away is told of kindly, and the next try opens the chat [CONS-27]', async ({
  page,
  house,
  quiet
}) => {
  quiet.allow(/ERR_FAILED|snippet|script/i)
  await page.route('**/snippet.js*', route => route.abort())
  await enter(page, house)
  await buttonOf(page).click()
  const fault = page.getByRole('alert').filter({ hasText: 'The chat cannot be reached right now.' })
  await expect(fault).toBeVisible({ timeout: 30_000 })
  await expect(fault.getByRole('link', { name: /^Write to / })).toHaveAttribute('href', /^mailto:/)
  await expect(scriptsOf(page)).toHaveCount(0)

  await page.unroute('**/snippet.js*')
  await fault.getByRole('button', { name: 'Try again' }).click()
  await expect(dialogOf(page)).toBeVisible()
  await expect(fault).toHaveCount(0)
})

for (const width of WIDTHS)
  test(`button and chat have no accessibility fault and cover nothing at ${width} px`, async ({
    page,
    house
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await enter(page, house)
    await expect(buttonOf(page)).toBeVisible()
    await settled(page)
    const box = await buttonOf(page).boundingBox()
    const covered = await page.evaluate(({ x, y, width, height }) => {
      const crosses = (element: Element) => {
        const other = element.getBoundingClientRect()
        return (
          other.left < x + width && other.right > x && other.top < y + height && other.bottom > y
        )
      }
      return [...document.querySelectorAll('.tabs, section[data-to] button')].filter(crosses).length
    }, box ?? { x: 0, y: 0, width: 9999, height: 9999 })
    expect(covered).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])

    await buttonOf(page).click()
    await say(page, 'Hello')
    await expect(dialogOf(page).getByText('This is an automatic answer')).toBeVisible()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
  })

test('the button stands where it stays when the pots come beside it', async ({ page, house }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  let letGo = () => {}
  const isHeld = new Promise<void>(resolve => {
    letGo = resolve
  })
  await page.route('**/texts/en/panel.json', async route => {
    await isHeld
    await route.continue()
  })
  await enter(page, house)
  await expect(buttonOf(page)).toBeVisible()
  const pots = page.locator('section[data-to]')
  await expect(pots).toHaveCount(0)
  const before = await buttonOf(page).boundingBox()
  letGo()
  await expect(pots).toBeVisible()
  expect(await buttonOf(page).boundingBox()).toEqual(before)
})

test('over a game the button makes way, and comes back below it', async ({ page, house }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page, house, '/en/games/pearl-drift/')
  await expect(page.locator('#game-iframe')).toBeVisible()
  await settled(page)
  await expect(buttonOf(page)).toHaveCount(0)
  await page.getByRole('heading', { name: 'About the game' }).scrollIntoViewIfNeeded()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(buttonOf(page)).toBeVisible()
})
