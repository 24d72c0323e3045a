import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { decidePending } from '#server/capabilities/sports/pending.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  type Bettor,
  betOn,
  bettor,
  type HandFeed,
  handClock,
  handFeed,
  IN_PLAY,
  won
} from '../sports/support.ts'

vi.mock('#server/jobs/errand.ts', () => import('#tests/support/no-errands.ts'))

const clock = handClock()
let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform({ clock })
  feed = handFeed(platform)
})
afterAll(() => platform.close())

const STATEMENT = `query ($from: DateTime!, $to: DateTime!) { viewer { statement(from: $from, to: $to) {
  lines { subject amount bet { id part } } } } }`

interface Line {
  readonly subject: string | null
  readonly amount: string
  readonly bet: { readonly id: string; readonly part: string } | null
}

interface Told {
  readonly viewer: { readonly statement: { readonly lines: readonly Line[] } }
}

/** The lines of all that a player's money has been moved by, without the money that came first. */
async function linesOf({ token }: Bettor, locale = 'en'): Promise<readonly Line[]> {
  const now = clock.now().getTime()
  const span = { from: new Date(now - 3_600_000), to: new Date(now + 3_600_000) }
  const { data, errors } = await ask<Told>({
    url: `${platform.url}/graphql`,
    token,
    query: STATEMENT,
    variables: { ...span },
    headers: { locale }
  })
  if (!data) throw new Error(JSON.stringify(errors))
  return data.viewer.statement.lines.slice(1)
}

const partsOf = async (who: Bettor, id: string) =>
  (await linesOf(who))
    .filter(({ bet }) => bet?.id === id)
    .map(({ amount, bet }) => [bet?.part, amount])

describe('a statement names bets on sports', () => {
  test('by number, match and market, in the language of the page', async () => {
    const who = await bettor(platform)
    const event = await feed.match()
    const single = await who.placed(betOn([{ event }]))
    const legs = [{ event: await feed.match() }, { event: await feed.match() }]
    const double = await who.placed(betOn(legs))
    expect((await linesOf(who)).map(({ subject }) => subject)).toEqual([
      `Bet ${single.number}: Ravnsund v Tallgrove, Match result`,
      `Bet ${double.number}: Double`
    ])
    const [line] = await linesOf(who, 'fi')
    expect(line?.subject).toMatch(`Veto ${single.number}: Ravnsund – Tallgrove, `)
  })

  test('and says of each line what it was of the bet', async () => {
    const who = await bettor(platform)
    const [one, two] = [await feed.match(), await feed.match()]
    const settled = await who.placed(betOn([{ event: one }]))
    await feed.settle(one, won('1', 'x', '2'))
    await feed.settle(one, won('2', '1', 'x'))
    expect(await partsOf(who, settled.id)).toEqual([
      ['Stake', '-10.00'],
      ['Return', '25.00'],
      ['Correction', '-25.00']
    ])
    const sold = await who.placed(betOn([{ event: two }], { stake: '2.00' }))
    await who.cashOut({ betId: sold.id, stake: '1.00', offered: '0.01' })
    await feed.cancel(two)
    expect(await partsOf(who, sold.id)).toEqual([
      ['Stake', '-2.00'],
      ['CashOut', '0.95'],
      ['Return', '1.00']
    ])
    const three = await feed.match()
    const voided = await who.placed(betOn([{ event: three }]))
    await feed.cancel(three)
    expect(await partsOf(who, voided.id)).toEqual([
      ['Stake', '-10.00'],
      ['Void', '10.00']
    ])
  })

  test('also where a stake was held in play and came back [L121]', async () => {
    const who = await bettor(platform)
    const event = await feed.liveMatch()
    const bet = await who.placed(betOn([{ event }]))
    await feed.tell(feed.odds(event, { 'match-result': { '1': 2000 } }, IN_PLAY))
    clock.pass(5000)
    await decidePending(platform.ports)
    expect(await partsOf(who, bet.id)).toEqual([
      ['Stake', '-10.00'],
      ['Refused', '10.00']
    ])
  })
})
