import { describe, expect, test } from 'vitest'

import { LICENCES, type LicenceCode, type LimitPeriod } from '#config/licences.ts'
import { inLimitOrder, limitName } from '#rules/limits/names.ts'
import { isOffered, offeredLimits } from '#rules/limits/offered.ts'

const EVERY = ['Day', 'Week', 'Month'] as const
const of = (kind: string, ...periods: readonly LimitPeriod[]) =>
  periods.map(period => `${kind}.${period}`)

const OFFERED = {
  anj: of('Deposit', ...EVERY),
  cos: [],
  crc: of('Deposit', 'Day'),
  est: of('Loss', ...EVERY),
  mga: [...of('Deposit', ...EVERY), ...of('Wager', ...EVERY), 'Session'],
  strict: [...of('Deposit', ...EVERY), ...of('Loss', ...EVERY), ...of('Wager', ...EVERY), 'Session']
} as const satisfies Record<LicenceCode, readonly string[]>

const codes = Object.keys(LICENCES) as LicenceCode[]
const game = { kind: 'Loss', period: 'Day', game: 'pearl-drift' } as const

describe('limits', () => {
  test.each(codes)('[PROF-02] [PROF-05] [PROF-10] [PROF-11] that %s offers', code => {
    expect(offeredLimits(LICENCES[code]).map(limitName)).toEqual(OFFERED[code])
  })

  test.each(codes)(
    '[PROF-03] on single games are offered by est, and strict, not by %s else',
    code => {
      expect(isOffered(LICENCES[code], game)).toBe(code === 'est' || code === 'strict')
    }
  )

  test('on single games are on the loss of a day alone', () => {
    for (const kind of ['Deposit', 'Wager'] as const)
      expect(isOffered(LICENCES.strict, { ...game, kind })).toBe(false)
    expect(isOffered(LICENCES.strict, { ...game, period: 'Week' })).toBe(false)
  })

  test('stand by kind and period, those on games last', () => {
    const places = [game, ...offeredLimits(LICENCES.strict).toReversed()]
    expect(places.toSorted(inLimitOrder).map(limitName)).toEqual([
      ...OFFERED.strict,
      'Loss.Day.pearl-drift'
    ])
  })

  test.each(codes)('of %s are offered as they are listed, and no others', code => {
    const listed = new Set<string>(OFFERED[code])
    for (const kind of ['Deposit', 'Loss', 'Wager', 'Session'] as const)
      for (const period of [...EVERY, null]) {
        const place = { kind, period, game: null }
        expect(isOffered(LICENCES[code], place)).toBe(listed.has(limitName(place)))
      }
  })

  test('on games of one kind and period stand by the name of the game', () => {
    const on = (slug: string) => ({ ...game, game: slug })
    const places = [on('zephyr-nine'), on('acorn-row'), { ...game, game: null }]
    expect(places.toSorted(inLimitOrder).map(limitName)).toEqual([
      'Loss.Day',
      'Loss.Day.acorn-row',
      'Loss.Day.zephyr-nine'
    ])
    expect(inLimitOrder({ ...game, game: null }, { ...game, game: null })).toBe(0)
  })
})
