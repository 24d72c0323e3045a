import type { Page } from '@playwright/test'

import { COMPETITIONS, withParts } from '#config/sports/competitions.ts'
import type { LiveFrame } from '#contract/wire/sports-live.ts'
import type { House } from './house.ts'
import { accessibilityFaults, enterAtRealm, expect, settled, test } from './support.ts'

const HOME = '/en/sports/'

interface Played {
  readonly event: string
}

/** A house that has just opened first tells of all matches that there are. */
const TOLD_WITHIN = 90_000

/** A match that begins at once, and that is told of to pages. */
async function playMatch(page: Page, house: House, competition: string): Promise<string> {
  const { event } = await house.sandbox<Played>('/sportsbook/matches', { competition, speed: 1 })
  const isOpen = async () => {
    const told = await liveTopic(page, `competition:${competition}`)
    return (told?.events.find(({ id }) => id === event)?.open ?? 0) > 0
  }
  await expect.poll(isOpen, { timeout: TOLD_WITHIN }).toBe(true)
  return event
}

/** A topic as the site's own pages are told it. */
const liveTopic = (page: Page, topic: string) =>
  page.evaluate(async asked => {
    const { sports } = await (await fetch('/config.json')).json()
    const answer = await fetch(`${sports.url}/v1/topics/${asked}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as Extract<LiveFrame, { type: 'all' }>) : undefined
  }, topic)

const rowsOf = (page: Page) => page.locator('.ev:not([aria-hidden] *)')
const eventPath = (event: string) => `/en/sports/event/?id=${event}`

test.use({ playsMatches: true })

test.describe('the sportsbook', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/en/terms-and-conditions/')
    const told = async () => (await liveTopic(page, 'upcoming'))?.total ?? 0
    await expect.poll(told, { timeout: TOLD_WITHIN }).toBeGreaterThan(0)
  })

  test('[SPRT-01] shows a visitor matches with prices, and asks for no script of a session', async ({
    page
  }) => {
    const scripts: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(HOME)
    await expect(page.getByRole('heading', { level: 1, name: 'Sports' })).toBeAttached()
    await expect(rowsOf(page).first()).toBeVisible()
    await expect(page.locator('.odd').first()).toHaveText(/\d/)
    expect(scripts.filter(url => /react|shell/.test(url))).toEqual([])
    expect(scripts.length).toBeGreaterThan(0)
  })

  test('[SITE-32] is led to by the quick menu, which marks it on all of its pages', async ({
    page
  }) => {
    await page.goto('/en/sports/football/')
    const menu = page.getByRole('navigation', { name: 'Casino and sports' }).first()
    await expect(menu.getByRole('link', { name: 'Sports' })).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('heading', { level: 1, name: 'Football' })).toBeVisible()
  })

  test('[L129] counts of a competition with parts what it shows of them', async ({ page }) => {
    const whole = COMPETITIONS.find(({ id }) => withParts(id).length > 1)
    const parts = COMPETITIONS.filter(({ parent }) => parent === whole?.id)
    expect(parts.length).toBeGreaterThan(1)
    await page.goto(`/en/sports/${whole?.sport}/${whole?.id}/`)
    await expect(rowsOf(page).first()).toBeVisible()
    // A match may end meanwhile; then all three are other numbers.
    await expect(async () => {
      const shown = await rowsOf(page).count()
      await expect(page.getByText(`${shown} matches`, { exact: true })).toBeVisible({ timeout: 1 })
      let told = 0
      for (const { id } of parts) told += (await liveTopic(page, `competition:${id}`))?.total ?? 0
      expect(shown).toBe(told)
    }).toPass()
  })

  test('opens a match from its row, with its score and all its markets', async ({
    page,
    house
  }) => {
    await page.goto(HOME)
    const event = await playMatch(page, house, 'aurora-league')
    await page.goto(eventPath(event))
    const [home = '', away = ''] =
      (await liveTopic(page, `event:${event}`))?.events[0]?.sides.map(({ name }) => name) ?? []
    await expect(page.getByRole('heading', { level: 1 })).toContainText(home)
    await expect(page).toHaveTitle(new RegExp(`^${home} v ${away} \\| `))
    await expect(page.getByRole('heading', { name: 'Match result', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Asian handicap', exact: true })).toBeVisible()
    const groups = page.getByRole('group', { name: 'Groups of markets' })
    await groups.getByRole('button', { name: 'Score', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Correct score', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Match result', exact: true })).toBeHidden()
  })

  test('says so of a match that there is not, and leads on', async ({ page, quiet }) => {
    quiet.allow(/404 \(Not Found\)/)
    await page.goto(eventPath('no-such-match'))
    await expect(page.getByText('This match is not offered, or no longer.')).toBeVisible()
    await expect(page.getByRole('link', { name: 'To all sports' })).toHaveAttribute('href', HOME)
  })

  test('[L115] presses a price in lists and on the match alike, once for two quick touches', async ({
    page,
    house
  }) => {
    await page.goto(HOME)
    const event = await playMatch(page, house, 'fjord-premier')
    await page.goto('/en/sports/football/fjord-premier/')
    const odd = page.locator(`[data-pick="${event} match-result 1"]`)
    await expect(odd).toHaveAttribute('aria-pressed', 'false')
    await odd.click()
    await expect(odd).toHaveAttribute('aria-pressed', 'true')
    await page.goto(eventPath(event))
    await expect(odd).toHaveAttribute('aria-pressed', 'true')
    await odd.click()
    await expect(odd).toHaveAttribute('aria-pressed', 'false')
    await odd.dblclick()
    await expect(odd).toHaveAttribute('aria-pressed', 'false')
  })

  test('[L115] takes a price that was pressed on a page that is left before its slip has come', async ({
    page,
    house
  }) => {
    await page.goto(HOME)
    const event = await playMatch(page, house, 'fjord-premier')
    await page.goto('/en/sports/football/fjord-premier/')
    const odd = page.locator(`[data-pick="${event} match-result 1"]`)
    const slip = '**/_astro/touch-slip.*.js'
    await page.route(slip, () => {})
    const asked = page.waitForRequest(slip)
    await odd.click()
    await asked
    await page.unroute(slip)
    await page.goto(eventPath(event))
    await expect(odd).toHaveAttribute('aria-pressed', 'true')
    await page.reload()
    await expect(odd).toHaveAttribute('aria-pressed', 'true')
  })

  test('locks the prices of a match that is stopped, and gives them back', async ({
    page,
    house
  }) => {
    await page.goto(HOME)
    const event = await playMatch(page, house, 'glacier-hockey')
    await page.goto(eventPath(event))
    const odd = page.locator(`[data-pick^="${event} "]`).first()
    await expect(odd).toBeEnabled()
    await house.sandbox('/sportsbook/matches/steps', { event, step: 'suspend' })
    await expect(odd).toBeDisabled()
    await expect(page.getByText('Suspended for a moment').first()).toBeVisible()
    await house.sandbox('/sportsbook/matches/steps', { event, step: 'resume' })
    await expect(odd).toBeEnabled()
  })

  test('[ENT-67] has matches with prices on the lobby, whose room is kept, and a price leads to the slip', async ({
    page,
    quiet
  }) => {
    await page.goto('/en/')
    const matches = page.getByRole('region', { name: 'In play and up next', exact: true })
    const room = async () => Math.round((await matches.boundingBox())?.height ?? 0)
    const kept = await room()
    await matches.scrollIntoViewIfNeeded()
    await expect(matches.getByRole('listitem')).toHaveCount(3)
    expect(await room()).toBe(kept)
    const odd = matches.locator('button[data-pick]:enabled').first()
    const [event = '', market, outcome] = (await odd.getAttribute('data-pick'))?.split(' ') ?? []
    await odd.click()
    await page.waitForURL(`**${eventPath(event)}`)
    await expect(
      page.locator(`[data-pick="${event} ${market} ${outcome}"]`).first()
    ).toHaveAttribute('aria-pressed', 'true')
    await expect(
      page.getByRole('region', { name: 'Bet slip', exact: true }).getByRole('listitem')
    ).toHaveCount(1)

    quiet.allow(/^error on \S+: Failed to load resource: net::ERR_FAILED$/)
    await page.route('**/v1/topics/**', route => route.abort())
    await page.goto('/en/')
    await matches.scrollIntoViewIfNeeded()
    await expect(matches.getByText('Prices of the moment are on the sports page.')).toBeVisible()
    await expect(matches.locator('button[data-pick]')).toHaveCount(0)
    expect(await room()).toBe(kept)
  })

  test('has prices of a player by one socket', async ({ page, house, newPlayer }) => {
    const sockets: string[] = []
    page.on('websocket', socket => sockets.push(socket.url()))
    await enterAtRealm(page, house, await newPlayer(), HOME)
    await expect(rowsOf(page).first()).toBeVisible()
    await expect.poll(() => sockets.filter(url => url.includes('sports.')).length).toBe(1)
  })

  test('is walked by keyboard: chips, prices, blocks of markets', async ({ page, house }) => {
    await page.goto(HOME)
    const event = await playMatch(page, house, 'southmark-division')
    await page.goto(eventPath(event))
    const block = page.locator('details.mkt', { has: page.getByText('Match result') })
    await expect(block).toHaveAttribute('open', '')
    await block.locator('summary').focus()
    await page.keyboard.press('Enter')
    await expect(block).not.toHaveAttribute('open')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    const odd = page.locator(`[data-pick="${event} match-result 1"]`)
    await expect(odd).toBeFocused()
    await page.keyboard.press('Space')
    await expect(odd).toHaveAttribute('aria-pressed', 'true')
  })

  test('finds matches, competitions and teams from the keyboard, and says where there is nothing', async ({
    page
  }) => {
    await page.goto('/en/sports/tennis/')
    const field = page.getByRole('combobox', { name: 'Find a match, team or competition' })
    const beside = page.getByRole('navigation', { name: 'Sports', exact: true })
    const list = page.getByRole('listbox', { name: 'Find a match, team or competition' })
    await field.focus()
    await page.keyboard.type('aur lea')
    const league = list.getByRole('option', { name: 'Aurora League Football', exact: true })
    await expect(league).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    await expect(beside.getByRole('status')).toHaveText('1 found')
    await page.keyboard.press('ArrowDown')
    await expect(league).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await league.getAttribute('id')) ?? ''
    )
    await expect(field).toBeFocused()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveValue('aur lea')
    await field.fill('no such team')
    await expect(beside.getByRole('status')).toHaveText('Nothing here is called “no such team”.')
    // A team leads to the match that it plays next.
    const [match] = (await liveTopic(page, 'competition:aurora-league'))?.events ?? []
    const [home] = match?.sides ?? []
    await field.fill(home?.name ?? '')
    const team = list.getByRole('option', { name: `${home?.name} Aurora League`, exact: true })
    await expect(team).toHaveAttribute('href', eventPath(match?.id ?? ''))
    await field.fill('aur lea')
    await expect(league).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/sports\/football\/aurora-league\/$/)
  })

  test('finds a match that did not begin at its time as one that is postponed', async ({
    page
  }) => {
    await page.goto('/en/sports/football/')
    const told = await liveTopic(page, 'competition:aurora-league')
    const match = told?.events.find(({ status }) => status === 'trading')
    const [home, away] = match?.sides ?? []
    // The same two may meet again on another day.
    const found = page
      .getByRole('option', { name: `${home?.name} v ${away?.name} Aurora League` })
      .and(page.locator(`[href="${eventPath(match?.id ?? '')}"]`))
    const field = page.getByRole('combobox', { name: 'Find a match, team or competition' })
    await field.fill(home?.name ?? '')
    await expect(found).toContainText(/Aurora League · .+, \d\d:\d\d/)
    await page.clock.setFixedTime((match?.startsAt ?? 0) + 120_000)
    await field.fill(away?.name ?? '')
    await expect(found).toContainText('Aurora League · Postponed')
  })

  test('keeps the favourites of a player, shows their matches, and has favourite markets first', async ({
    page,
    house,
    newPlayer
  }) => {
    const star = page.getByRole('button', { name: 'Add Aurora League to favourites', exact: true })
    const beside = page.getByRole('navigation', { name: 'Sports', exact: true })
    const saved = () =>
      page.waitForResponse(answer =>
        Boolean(answer.request().postData()?.includes('SetSportsFavourite'))
      )
    await enterAtRealm(page, house, await newPlayer(), '/en/sports/football/aurora-league/')
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await star.focus()
    const first = saved()
    await page.keyboard.press('Space')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await first
    await page.reload()
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    await page.goto(HOME)
    const favourites = page.getByRole('region', { name: 'Favourites', exact: true })
    const match = favourites.getByRole('link').last()
    await expect(match).toContainText('Aurora League')
    await expect(beside.getByRole('link', { name: /^Aurora League \d+ matches, / })).toBeVisible()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await match.click()
    const kind = page.getByRole('button', { name: 'Add Asian handicap to favourites', exact: true })
    await expect(page.locator('.mkt h2').first()).toHaveText('Match result')
    const second = saved()
    await kind.click()
    await expect(page.locator('.mkt h2').first()).toHaveText('Asian handicap')
    await expect(kind).toBeFocused()
    await second
    await page.goto('/en/sports/football/aurora-league/')
    await expect(star).toHaveAttribute('aria-pressed', 'true')
    const third = saved()
    await star.click()
    await third
    await page.reload()
    await expect(beside.getByRole('link', { name: /^Football \d+ matches, / })).toBeVisible()
    await expect(star).toHaveAttribute('aria-pressed', 'false')
    await expect(beside.getByRole('heading', { name: 'Favourites', exact: true })).toBeHidden()
  })

  test('[SPRT-01] a match has its figures in tabs, and once it is over how its markets ended', async ({
    page,
    house
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const event = await playMatch(page, house, 'aurora-league')
    await page.goto(eventPath(event))
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const panel = (name: string) => page.getByRole('tabpanel', { name, exact: true })
    await expect(tab('Markets')).toHaveAttribute('aria-selected', 'true')
    await tab('Markets').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tab('Table')).toBeFocused()
    await expect(panel('Table').getByRole('row')).toHaveCount(13)
    await page.keyboard.press('ArrowLeft')
    await expect(
      panel('Head to head').getByRole('heading', { name: 'Last meetings', exact: true })
    ).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(
      panel('Line-ups').getByRole('heading', { name: 'Starting', exact: true })
    ).toHaveCount(2)
    await page.keyboard.press('ArrowLeft')
    await expect(panel('Statistics').getByText('Figures come from the provider')).toBeVisible()
    await expect(panel('Markets')).toBeHidden()
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])

    await house.sandbox('/sportsbook/matches/steps', { event, step: 'abandon' })
    await page.keyboard.press('Home')
    const ended = page.locator('details.mkt--ended')
    await expect(ended).toHaveAttribute('open', '')
    await expect(ended.getByText('Void', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Called off')

    await page.goto('/en/sports/results/')
    const row = page.locator(`a[href$="?id=${event}"]`)
    await expect(row).toContainText('Called off')
    await settled(page)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'The day before', exact: true }).click()
    await expect(page).toHaveURL(/\?day=\d{4}-\d\d-\d\d$/)
    await expect(row).toHaveCount(0)
    await page.getByRole('button', { name: 'The day after', exact: true }).click()
    await row.click()
    await expect(page).toHaveURL(new RegExp(`id=${event}$`))
    await expect(ended).toBeVisible()
  })

  for (const width of [390, 1440])
    test(`has no fault of accessibility at ${width} px`, async ({ page, house }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(HOME)
      const event = await playMatch(page, house, 'cedar-primera')
      for (const path of [HOME, '/en/sports/tennis/', eventPath(event)]) {
        await page.goto(path)
        await expect(page.locator('.book [aria-busy="true"]')).toHaveCount(0)
        await settled(page)
        expect(await accessibilityFaults(page), path).toEqual([])
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth
        )
        expect(over, path).toBe(0)
      }
    })
})
