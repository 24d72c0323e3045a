import { describe, expect, test } from 'vitest'

import type { FeedBody } from '#contract/wire/sports-feed.ts'
import { fixturesBetween, fixturesOn } from '#sports/calendar.ts'
import { framesBetween } from '#sports/feed-frames.ts'
import { openMatch, playOf } from '#sports/match.ts'
import { type Postponement, postponementOf } from '#sports/postponed.ts'

import { DAY, fixtureOfSport, SUNDAY, secretOf } from './worlds.ts'

const [fixture] = fixturesOn('aurora-league', SUNDAY)
const DAY_SECONDS = 86_400

/** The first secret under which that becomes of the match. */
function secretWhere(is: (postponed: Postponement | null, isAbandoned: boolean) => boolean) {
  for (let number = 1; number < 20_000; number++) {
    const secret = secretOf(number)
    if (is(postponementOf(fixture!, secret), playOf(fixture!, secret).abandoned)) return secret
  }
  throw new Error('Nothing of that kind happens')
}

const toldOf = (secret: Uint8Array, from: number | null, to: number) =>
  framesBetween(openMatch(fixture!, secret), 1, from, to) as readonly FeedBody[]

const settledIn = (bodies: readonly FeedBody[]) =>
  bodies.flatMap(body => (body.kind === 'settlement' ? body.markets : []))
const voidIn = (bodies: readonly FeedBody[]) =>
  bodies.flatMap(body => (body.kind === 'cancel' ? body.markets : []))
const openIn = (bodies: readonly FeedBody[]) =>
  bodies
    .flatMap(body => (body.kind === 'odds' ? body.markets : []))
    .filter(({ status }) => status === 'active')

describe('a match that is postponed', () => {
  test('is one in two hundred, about as often to be played within a day as not', () => {
    const fixtures = fixturesBetween(SUNDAY, SUNDAY + 7 * DAY)
    let [played, off] = [0, 0]
    for (let number = 1; number <= 4; number++)
      for (const one of fixtures) {
        const postponed = postponementOf(one, secretOf(number))
        if (postponed === null) continue
        if (postponed.delay === null) off++
        else played++
        expect(postponed.toldAt).toBeLessThan(0)
        expect(postponed.delay ?? 0).toBeLessThan(DAY_SECONDS - 3 * 3600)
      }
    const all = 4 * fixtures.length
    // Four standard errors of some fifteen thousand matches.
    expect(Math.abs((played + off) / all - 1 / 200)).toBeLessThan(4 * Math.sqrt(1 / 200 / all))
    expect(Math.abs(played / (played + off) - 0.5)).toBeLessThan(
      4 * Math.sqrt(0.25 / (played + off))
    )
  })

  test('and played within a day is told anew with its start, and settled as it would have been', () => {
    const secret = secretWhere((one, isAbandoned) => !!one?.delay && !isAbandoned)
    const { toldAt, delay } = postponementOf(fixture!, secret)!
    const { closes } = openMatch(fixture!, secret)
    const starts = fixture!.startsAt + delay! * 1000
    expect(toldOf(secret, null, toldAt - 1)[0]).toMatchObject({
      fixture: { startsAt: fixture!.startsAt }
    })
    const notice = toldOf(secret, toldAt - 1, toldAt)
    expect(notice.find(({ kind }) => kind === 'bet-stop')).toBeDefined()
    expect(notice.find(({ kind }) => kind === 'fixture')).toMatchObject({
      status: 'trading',
      fixture: { id: fixture!.id, startsAt: starts }
    })
    // Before the new start nothing settles, and prices are open again.
    const waits = toldOf(secret, toldAt, delay! - 1)
    expect(settledIn(waits)).toEqual([])
    expect(openIn(waits).length).toBeGreaterThan(10)
    expect(openMatch(fixture!, secret).statusAt(delay! - 1)).toBe('trading')
    expect(openMatch(fixture!, secret).statusAt(delay!)).toBe('trading-live')
    const whole = toldOf(secret, delay! - 1, closes)
    expect(voidIn(whole)).toEqual([])
    const course = playOf(fixture!, secret)
    const wanted = course.settledAt(closes - delay!)
    expect(wanted.length).toBeGreaterThan(50)
    const final = new Map(settledIn(whole).map(({ market, outcomes }) => [market, outcomes]))
    for (const { market, outcomes } of wanted) expect(final.get(market)).toEqual(outcomes)
    expect(course.scoreAt(closes - delay!)).toEqual(
      openMatch(fixture!, secret).play.scoreAt(closes)
    )
  })

  test('and called off has no open price from then on, and is void a day after its first start [L122]', () => {
    const secret = secretWhere(one => one !== null && one.delay === null)
    const { toldAt } = postponementOf(fixture!, secret)!
    const offered = openIn(toldOf(secret, null, toldAt - 1)).map(({ market }) => market)
    expect(offered.length).toBeGreaterThan(10)
    const notice = toldOf(secret, toldAt - 1, toldAt)
    expect(notice.map(({ kind }) => kind)).toEqual(['bet-stop', 'odds'])
    expect(notice[1]).toMatchObject({ status: 'pre-trading' })
    const waits = toldOf(secret, toldAt, DAY_SECONDS - 1)
    expect([...openIn(waits), ...settledIn(waits), ...voidIn(waits)]).toEqual([])
    const last = toldOf(secret, DAY_SECONDS - 1, DAY_SECONDS)
    expect(settledIn(last)).toEqual([])
    expect(voidIn(last)).toEqual(expect.arrayContaining(offered))
    expect(last.find(({ kind }) => kind === 'fixture')).toMatchObject({ status: 'cancelled' })
  })
})

describe('a match that is abandoned', () => {
  test('keeps what was decided, and everything else of it is void [L122]', () => {
    const secret = secretWhere((one, isAbandoned) => {
      return one === null && isAbandoned
    })
    const match = openMatch(fixture!, secret)
    const told = toldOf(secret, -1, match.play.ends)
    const decided = new Set(match.play.settledAt(match.play.ends).map(({ market }) => market))
    const voided = new Set(voidIn(told))
    expect(voided.has('match-result')).toBe(true)
    expect([...decided].filter(market => voided.has(market))).toEqual([])
    expect(new Set([...decided, ...voided])).toEqual(new Set(match.play.offeredBy(match.play.ends)))
    expect(told.at(-1)).toMatchObject({ status: 'cancelled' })
  })
})

describe('a match that somebody has played', () => {
  test('is never postponed: no calendar has it', () => {
    const own = { ...fixtureOfSport('darts'), id: 'oche-masters-now-1' }
    for (let number = 1; number < 2000; number++)
      expect(postponementOf(own, secretOf(number))).toBeNull()
  })
})
