import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Fixture, fixturesInSight } from '#sports/calendar.ts'
import { framesBetween } from '#sports/feed-frames.ts'
import { type Match, openMatch } from '#sports/match.ts'
import { postponementOf } from '#sports/postponed.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { BALANCED, betOn, bettor, type HandFeed, handFeed } from './support.ts'

const EARLY = -4 * 3600
const STEP = 60

let platform: TestPlatform
let feed: HandFeed

beforeAll(async () => {
  platform = await startPlatform()
  feed = handFeed(platform)
})
afterEach(async () => {
  expect(await platform.ports.ledger.reconcile()).toEqual(BALANCED)
})
afterAll(() => platform.close())

/** The next match of a competition that begins in hours. */
function comingOf(competition: string): Fixture {
  const now = platform.ports.clock.now().getTime()
  const fixture = fixturesInSight(null, now).find(
    one => one.competition === competition && one.startsAt > now - EARLY * 1000
  )
  if (!fixture) throw new Error(`Nobody plays ${competition}`)
  return fixture
}

/** The match under the first secret that makes of it what is asked for. */
function matchWhere(fixture: Fixture, is: (match: Match, secret: Uint8Array) => boolean): Match {
  for (let number = 1; number < 20_000; number++) {
    const secret = new Uint8Array(32)
    new DataView(secret.buffer).setUint32(0, number)
    const match = openMatch(fixture, secret)
    if (is(match, secret)) return match
  }
  throw new Error('Nothing of that kind happens')
}

const isPlain = ({ play, fixture }: Match, secret: Uint8Array) =>
  !play.abandoned && postponementOf(fixture, secret) === null

/** Tells the book of a match hours before it, and then as far as is wanted. */
const announce = (match: Match) => feed.tell(...framesBetween(match, 1, null, EARLY))
async function playOn(match: Match, until: number): Promise<void> {
  for (let from = EARLY; from < until; from += STEP)
    await feed.tell(...framesBetween(match, 1, from, Math.min(from + STEP, until)))
}

/** Singles of ten on outcomes, at the prices that were told. */
async function betsOn(match: Match, picks: readonly (readonly [string, string])[]) {
  const who = await bettor(platform, { cash: 100_000n })
  const prices = match.pricesAt(EARLY)
  const ids: string[] = []
  for (const [market, outcome] of picks) {
    const told = prices.find(one => one.market === market)?.outcomes
    const price = told?.find(({ id }) => id === outcome)?.odds
    if (price === undefined) throw new Error(`${market} is not offered`)
    const bet = betOn([{ event: match.fixture.id, market, outcome, price }])
    ids.push((await who.placed(bet)).id)
  }
  return async () => await Promise.all(ids.map(async id => (await who.bet(id)).status))
}

describe('matches of the world, through the book', () => {
  test.each([
    ['aster-volley', 'total|total=3.5', 3.5],
    ['oche-masters', 'total|total=5.5', 5.5]
  ])(
    'of %s settle winner, sets, handicap and correct score by how they end',
    async (competition, total, line) => {
      const match = matchWhere(comingOf(competition), isPlain)
      const [home = 0, away = 0] = match.play.scoreAt(match.closes).points
      const [first = 0, second = 0] = match.play.scoreAt(match.closes).periods[0] ?? []
      await announce(match)
      const statuses = await betsOn(match, [
        ['match-winner', '1'],
        ['correct-score', `${home}:${away}`],
        [total, 'over'],
        ['handicap|hcp=-1.5', '1'],
        ['set-winner|period=1', '2']
      ])
      expect(await statuses()).toEqual(Array(5).fill('ACCEPTED'))
      await playOn(match, match.closes)
      const end = (isWon: boolean) => (isWon ? 'WIN' : 'LOSS')
      expect(await statuses()).toEqual([
        end(home > away),
        'WIN',
        end(home + away > line),
        end(home - away > 1.5),
        end(second > first)
      ])
    }
  )

  test('one that is postponed and played within a day keeps its bets, one that is called off gives them back [L122]', async () => {
    const fixture = comingOf('aurora-league')
    const late = matchWhere(fixture, ({ play, fixture: own }, secret) => {
      return !play.abandoned && (postponementOf(own, secret)?.delay ?? 0) > 0
    })
    const off = matchWhere(
      comingOf('fjord-premier'),
      ({ fixture: own }, secret) => postponementOf(own, secret)?.delay === null
    )
    await announce(late)
    await announce(off)
    const kept = await betsOn(late, [['match-result', '1']])
    const back = await betsOn(off, [['match-result', '1']])
    await playOn(off, off.closes)
    expect(await back()).toEqual(['CANCELLED'])
    await playOn(late, 0)
    expect(await kept()).toEqual(['ACCEPTED'])
    await playOn(late, late.closes)
    const [home = 0, away = 0] = late.play.scoreAt(late.closes).points
    expect(await kept()).toEqual([home > away ? 'WIN' : 'LOSS'])
  })
})
