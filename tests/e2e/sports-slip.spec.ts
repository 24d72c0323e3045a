import type { Page } from '@playwright/test'

import type { LiveEvent, LiveFrame } from '#contract/wire/sports-live.ts'
import { expect, test } from './support.ts'

const FOOTBALL = '/en/sports/football/'
const RESULT = 'match-result'

/** A topic as the site's own pages are told it. */
const liveTopic = (page: Page, topic: string) =>
  page.evaluate(async asked => {
    const { sports } = await (await fetch('/config.json')).json()
    const answer = await fetch(`${sports.url}/v1/topics/${asked}`, { cache: 'no-store' })
    return answer.ok ? ((await answer.json()) as Extract<LiveFrame, { type: 'all' }>) : undefined
  }, topic)

const oddOf = (page: Page, event: string, outcome = '1') =>
  page.locator(`[data-pick="${event} ${RESULT} ${outcome}"]`)

const slipOf = (page: Page) => page.getByRole('region', { name: 'Bet slip', exact: true })

const eventPath = (event: string) => `/en/sports/event/?id=${event}`

const homePrice = ({ markets }: LiveEvent) =>
  markets.find(({ market }) => market === RESULT)?.outcomes.find(({ id }) => id === '1')?.odds ?? 0

/** Matches that begin last of all that are offered, so that none begins meanwhile. */
async function toCome(page: Page, count: number): Promise<readonly LiveEvent[]> {
  await page.goto(FOOTBALL)
  const offered = async () => {
    const all = (await liveTopic(page, 'sport:football'))?.events ?? []
    return all
      .filter(event => event.status === 'trading' && homePrice(event) > 0)
      .toSorted((a, b) => b.startsAt - a.startsAt)
  }
  await expect.poll(async () => (await offered()).length).toBeGreaterThanOrEqual(count)
  return (await offered()).slice(0, count)
}

/** Picks the home side of as many matches to come. */
async function pick(page: Page, count: number): Promise<readonly LiveEvent[]> {
  const events = await toCome(page, count)
  for (const { id } of events) {
    await page.goto(eventPath(id))
    await oddOf(page, id).click()
    await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'true')
  }
  const prices = slipOf(page).getByRole('listitem').locator('> span')
  await expect(prices).toHaveText(events.map(() => /^\d/))
  return events
}

test.use({ playsMatches: true })

test.describe('the bet slip', () => {
  test('of a visitor is kept over a reload and asks for no session [SPRT-03]', async ({ page }) => {
    const asked: string[] = []
    page.on('request', request => {
      if (request.url().endsWith('/graphql')) asked.push(request.url())
    })
    await pick(page, 2)
    await page.reload()
    await expect(slipOf(page).getByRole('listitem')).toHaveCount(2)
    await expect(slipOf(page).getByRole('link', { name: 'Sign in to place it' })).toBeVisible()
    const cookie = (await page.context().cookies()).find(({ name }) => name === 'sportsCoupon')
    expect(cookie?.expires).toBe(-1)
    expect(asked).toEqual([])
  })

  test('agrees with the page, whichever of them is pressed [L115]', async ({
    page,
    context,
    quiet
  }) => {
    const [event] = await pick(page, 1)
    const id = event?.id ?? ''
    const other = await context.newPage()
    quiet.watch(other)
    await other.goto(eventPath(id))
    await expect(oddOf(other, id)).toHaveAttribute('aria-pressed', 'true')
    await expect(slipOf(other).getByRole('listitem')).toHaveCount(1)
    await slipOf(page)
      .getByRole('button', { name: /^Remove / })
      .click()
    await expect(oddOf(page, id)).toHaveAttribute('aria-pressed', 'false')
    await expect(oddOf(other, id)).toHaveAttribute('aria-pressed', 'false')
  })
})
