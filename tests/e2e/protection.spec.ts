import type { Page } from '@playwright/test'

import { readConfig } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import type { House, SandboxPlayer } from './house.ts'
import { expect, settled, test } from './support.ts'

const GAME = '/en/games/pearl-drift/'
const EVERYWHERE = ['/en/', '/en/slots/', GAME, '/en/privacy-policy/', '/en/no-such-page/']

interface Shown {
  readonly player: { readonly cash: string }
}

const digits = (text: string) => text.replace(/\D/g, '')

const cashOf = async (house: House, { playerId }: SandboxPlayer) =>
  digits((await house.sandbox<Shown>(`/players/${playerId}`)).player.cash)

/** Pays six hundred in by a card, to which money can go back. */
async function deposit(page: Page): Promise<void> {
  await page.goto('/en/deposit/')
  const dialog = page.getByRole('dialog', { name: 'Deposit' })
  await dialog.locator('input[name="amount"]').fill('600')
  await dialog.locator('button[type="submit"]').click()
  const frame = dialog.frameLocator('iframe')
  await frame.locator('input[name="number"]').fill('4111 1111 1111 1111')
  await frame.locator('input[name="expiry"]').fill('12/31')
  await frame.locator('input[name="code"]').fill('123')
  await frame.locator('input[name="holder"]').fill('Aino Player')
  await frame.locator('input[name="holder"]').press('Enter')
  await expect(page.getByRole('banner').getByRole('status')).toContainText('600')
}

/** Opens the game, spins once, and keeps the word back that the round was shown. */
async function spin(page: Page) {
  await page.goto(GAME)
  await settled(page)
  const spinButton = page.frameLocator('#game-iframe').locator('.spin')
  await expect(spinButton).toBeEnabled({ timeout: 20_000 })
  await page.route('**/play/api/settle', () => undefined)
  const started = page.waitForResponse('**/play/api/start')
  await spinButton.click()
  const answer = await started
  const { ok } = await answer.json()
  const bearer = (await answer.request().allHeaders())['authorization'] ?? ''
  return { roundId: String(ok.round.id), bearer }
}

/** What the game's provider answers its frame. */
async function askGame(house: House, name: string, body: object, authorization: string) {
  const config = readConfig({ PORT: new URL(house.url).port })
  const answer = await call(config, new URL(`/play/api/${name}`, config.gamesUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify(body)
  })
  return JSON.parse(answer.text)
}

async function excludeMyself(page: Page): Promise<void> {
  await page.goto('/en/profile/self-exclusion/')
  await settled(page)
  await page.getByRole('radio', { name: 'Six months' }).check()
  await page.getByRole('radio', { name: 'Here only: Infiniza' }).check()
  await page.getByRole('textbox', { name: 'Type EXCLUDE to confirm' }).fill('exclude')
  await page.getByRole('button', { name: 'Exclude me now' }).click()
  await expect(page.getByRole('region', { name: 'You are excluded from play' })).toBeVisible()
}

test.describe('an exclusion while a round runs in another tab', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('covers the game, settles the round, refuses the next bet, and pays out [D15] [R06]', async ({
    page,
    context,
    house,
    quiet,
    newPlayer,
    signIn
  }) => {
    test.setTimeout(120_000)
    const player = await newPlayer({ language: 'en' })
    await page.goto('/en/login/?autoSignIn=1')
    await page.waitForURL(/\/realms\//)
    await signIn(page, player)
    await page.waitForURL('**/en/')
    await house.sandbox(`/players/${player.playerId}/state`, { kycStatus: 'Done' })
    await deposit(page)
    const game = await context.newPage()
    quiet.watch(game)
    const { roundId, bearer } = await spin(game)
    const afterBet = await cashOf(house, player)

    await excludeMyself(page)
    const cover = game.getByRole('heading', { name: 'You have excluded yourself from play' })
    await expect(cover).toBeVisible({ timeout: 10_000 })
    await expect(game.frameLocator('#game-iframe').locator('.spin')).toBeHidden()

    const ended = await askGame(house, 'settle', { roundId }, bearer)
    expect(ended).toHaveProperty('ok')
    const left = await cashOf(house, player)
    expect(Number(left)).toBeGreaterThanOrEqual(Number(afterBet))
    const next = await askGame(house, 'start', { stake: '0.40', clientSeed: 'mine' }, bearer)
    expect(next).toHaveProperty('error.code')
    expect(await cashOf(house, player)).toBe(left)

    await page.goto('/en/withdraw/')
    const dialog = page.locator('dialog:modal').and(page.getByLabel('Withdraw', { exact: true }))
    await dialog.locator('input[name="amount"]').fill('500')
    await dialog.locator('button[type="submit"]').click()
    await expect(page.getByText('Your withdrawal has begun.')).toBeVisible()
    expect(await cashOf(house, player)).toBe(String(Number(left) - 50_000))
  })
})

test('help is one press away on every page, also on one that is not there [R01]', async ({
  page,
  quiet
}) => {
  quiet.allow(/404/)
  for (const path of EVERYWHERE) {
    await page.goto(path)
    const help = page.getByRole('contentinfo').getByRole('link', { name: 'Responsible play' })
    await expect(help, path).toHaveAttribute('href', '/en/responsible-play/')
    await expect(page.getByRole('contentinfo'), path).toContainText('Malta Gaming Authority')
    await expect(page.getByRole('contentinfo'), path).toContainText('18')
  }
})

test('the self-test tells in words what its answers come to, and sends and keeps none of them', async ({
  page,
  context
}) => {
  await page.goto('/en/responsible-play/')
  const questions = page.locator('#test').getByRole('group')
  await questions.first().scrollIntoViewIfNeeded()
  const see = page.getByRole('button', { name: 'See what it says' })
  const result = page.locator('#test').getByRole('status')
  await expect(async () => {
    await see.click()
    await expect(result).toContainText('9 questions are still open.', { timeout: 500 })
  }).toPass()

  const sent: string[] = []
  page.on('request', request => sent.push(request.url()))
  for (const question of await questions.all())
    await question.getByRole('radio', { name: 'Often' }).check()
  await see.click()
  await expect(result).toContainText('Play is doing you harm')
  await expect(result).toBeFocused()
  await expect(result.getByRole('link').first()).toHaveText('Talk to somebody')
  await expect(result.getByRole('link', { name: 'Exclude yourself' })).toBeVisible()
  expect(sent).toEqual([])
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))
  expect(kept + JSON.stringify(await context.cookies())).not.toMatch(/test\./)

  await page.getByRole('button', { name: 'Begin again' }).click()
  await expect(result).toHaveCount(0)
  await expect(page.locator('#test input:checked')).toHaveCount(0)
})
