import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { LICENCES } from '#config/licences.ts'
import { ask, confirm, type LimitState, type LimitValue, standing } from '#rules/limits/change.ts'

const DAY = { limitRaiseDelayHours: 24, limitConfirmHours: 168 }
const MINUTE = 60_000
const HOUR = 60 * MINUTE

const at = (text: string) => new Date(`2026-03-${text}Z`)
const later = (moment: Date, ms: number) => new Date(moment.getTime() + ms)
const set = (value: LimitValue): LimitState => ({ value, pending: null })

/** What holds of a limit of 50 that 100 was asked for at 10:00, when it is confirmed at a moment. */
function raised(confirmedAt: Date, delays = DAY) {
  const { state } = ask(set(50n), 100n, at('09T10:00:00'), delays)
  const confirmed = confirm(state, confirmedAt)
  return typeof confirmed === 'string' ? confirmed : confirmed.value
}

describe('a limit', () => {
  test('[R07] [R37] is lowered at once, and a first one holds at once', () => {
    expect(ask(set(100n), 50n, at('09T10:00:00'), DAY)).toEqual({
      change: 'lowered',
      state: set(50n)
    })
    expect(ask(set(null), 50n, at('09T10:00:00'), DAY).state).toEqual(set(50n))
  })

  test('may be nothing at all', () => {
    expect(ask(set(1n), 0n, at('09T10:00:00'), DAY).state).toEqual(set(0n))
  })

  test('[R07] [R37] stands while more, or none, waits', () => {
    const asked = at('09T10:00:00')
    for (const wanted of [100n, null]) {
      const { change, state } = ask(set(50n), wanted, asked, DAY)
      expect(change).toBe('waits')
      expect(state).toEqual({
        value: 50n,
        pending: {
          value: wanted,
          askedAt: asked,
          confirmableAt: at('10T10:00:00'),
          lapsesAt: at('17T10:00:00')
        }
      })
    }
  })

  test.each([
    ['a minute early', at('10T09:59:00'), 'TOO_EARLY'],
    ['a millisecond early', later(at('10T10:00:00'), -1), 'TOO_EARLY'],
    ['to the millisecond', at('10T10:00:00'), 100n],
    ['a millisecond before it lapses', later(at('17T10:00:00'), -1), 100n],
    ['when it has lapsed', at('17T10:00:00'), 'NOTHING_PENDING']
  ])('[B20] confirmed %s, at %s, is %s', (_when, moment, expected) => {
    expect(raised(moment)).toBe(expected)
  })

  test('[R31] waits as long as a licence says: 47:59 is early, 48:00 is not', () => {
    const delays = { ...LICENCES.mga, limitRaiseDelayHours: 48 }
    const asked = at('09T10:00:00')
    expect(raised(later(asked, 47 * HOUR + 59 * MINUTE), delays)).toBe('TOO_EARLY')
    expect(raised(later(asked, 48 * HOUR), delays)).toBe(100n)
  })

  test('[L099] that is lowered takes back the rise that waits', () => {
    const { state } = ask(set(100n), 200n, at('09T10:00:00'), DAY)
    const lowered = ask(state, 50n, at('09T11:00:00'), DAY).state
    expect(lowered).toEqual(set(50n))
    expect(confirm(lowered, at('10T10:00:00'))).toBe('NOTHING_PENDING')
  })

  test('asked for anew waits anew', () => {
    const { state } = ask(set(50n), 200n, at('09T10:00:00'), DAY)
    const again = ask(state, 100n, at('10T09:00:00'), DAY).state
    expect(again.pending?.confirmableAt).toEqual(at('11T09:00:00'))
  })

  test('asked to be what it is, or what waits already, is not touched', () => {
    const { state } = ask(set(50n), 200n, at('09T10:00:00'), DAY)
    expect(ask(state, 50n, at('09T12:00:00'), DAY)).toEqual({ change: 'none', state })
    expect(ask(state, 200n, at('09T12:00:00'), DAY)).toEqual({ change: 'none', state })
  })

  test('whose rise has lapsed can be asked for again', () => {
    const { state } = ask(set(50n), 200n, at('09T10:00:00'), DAY)
    const lapsed = at('17T10:00:00')
    expect(standing(state, lapsed)).toEqual(set(50n))
    expect(ask(state, 200n, lapsed, DAY).change).toBe('waits')
  })

  const value = fc.option(fc.bigInt(0n, 6n), { nil: null })
  const step = fc.record({
    hours: fc.integer({ min: 0, max: 200 }),
    does: fc.oneof(
      fc.record({ kind: fc.constant('ask' as const), value }),
      fc.record({ kind: fc.constant('confirm' as const), value: fc.constant(null) })
    )
  })

  test('never lets through more than was asked for a delay ago and confirmed, in any order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), steps => {
        const most = (one: LimitValue) => one ?? 1000n
        let state = set(null)
        let hour = 0
        // The plain model: what stands, and every wish since it last came down.
        let stands: LimitValue = null
        let wish: { readonly value: LimitValue; readonly hour: number } | null = null
        for (const { hours, does } of steps) {
          hour += hours
          const now = later(at('01T00:00:00'), hour * HOUR)
          if (wish && hour >= wish.hour + 24 + 168) wish = null
          if (does.kind === 'ask') {
            state = ask(state, does.value, now, DAY).state
            const isRise: boolean = most(does.value) > most(stands)
            const isKnown = does.value === stands || (wish && wish.value === does.value)
            if (!isKnown) {
              wish = isRise ? { value: does.value, hour } : null
              if (!isRise) stands = does.value
            }
          } else {
            const confirmed = confirm(state, now)
            const isDue = wish !== null && hour >= wish.hour + 24
            expect(typeof confirmed === 'object').toBe(isDue)
            if (typeof confirmed === 'object') state = confirmed
            if (wish && isDue) [stands, wish] = [wish.value, null]
          }
          expect(state.value).toBe(stands)
          expect(standing(state, now).pending?.value).toBe(wish?.value)
        }
      })
    )
  })
})
