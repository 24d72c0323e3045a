import { describe, expect, test } from 'vitest'

import type { MissionStepRule } from '#config/engagement-missions.ts'
import { MISSIONS } from '#config/engagement-missions.ts'
import {
  type Done,
  doneOf,
  isDone,
  type MissionFact,
  turnAt,
  withFact
} from '#rules/loyalty/missions.ts'

const round = (game: string, staked = 100n, won = 0n): MissionFact => ({
  kind: 'round',
  game,
  staked,
  won
})

const doneAfter = (step: MissionStepRule, ...facts: readonly MissionFact[]): number =>
  doneOf(
    step,
    facts.reduce<Done>((done, fact) => withFact({ steps: [step] }, done, fact), {})
  )

const login = (at: string): MissionFact => ({ kind: 'login', at: new Date(at) })

describe('missions', () => {
  test('rounds count in the game, the tables or the slots that a step names, at any stake', () => {
    const step = (place: Extract<MissionStepRule, { kind: 'rounds' }>['in']) =>
      ({ id: 'a', kind: 'rounds', in: place, of: 9 }) as const
    const facts = [
      round('pearl-drift', 1n),
      round('pearl-drift', 90_000n),
      round('emerald-tide'),
      round('roulette-du-cap'),
      round('blackjack-salon'),
      round('no-such-game')
    ]
    expect(doneAfter(step({ game: 'pearl-drift' }), ...facts)).toBe(2)
    expect(doneAfter(step({ tables: 'roulette' }), ...facts)).toBe(1)
    expect(doneAfter(step('slots'), ...facts)).toBe(3)
  })

  test('a win counts by how often it pays its stake, not by what was staked', () => {
    const step = { id: 'win', kind: 'wins', times: 10, of: 5 } as const
    expect(
      doneAfter(step, round('pearl-drift', 10n, 100n), round('pearl-drift', 9_000n, 89_999n))
    ).toBe(1)
    expect(doneAfter(step, round('pearl-drift', 0n, 100n))).toBe(0)
  })

  test('a step is never done more often than it asks for', () => {
    const step = { id: 'a', kind: 'rounds', in: 'slots', of: 2 } as const
    const facts = [round('pearl-drift'), round('pearl-drift'), round('pearl-drift')]
    expect(doneAfter(step, ...facts)).toBe(2)
  })

  test('log-ins count once a day of the UTC', () => {
    const step = { id: 'days', kind: 'days', of: 3 } as const
    expect(
      doneAfter(
        step,
        login('2026-11-28T00:00:00Z'),
        login('2026-11-28T23:59:59Z'),
        login('2026-11-29T00:00:00Z')
      )
    ).toBe(2)
  })

  test('a deposit of any size counts alike, and a page by its step', () => {
    expect(doneAfter({ id: 'd', kind: 'deposits', of: 2 }, { kind: 'deposit' })).toBe(1)
    const page = { id: 'limits', kind: 'page', path: '/profile/limits/', of: 1 } as const
    expect(doneAfter(page, { kind: 'page', step: 'dashboard' })).toBe(0)
    expect(doneAfter(page, { kind: 'page', step: 'limits' })).toBe(1)
  })

  test('a mission is done when all of its steps are, and what brings nothing on changes nothing', () => {
    const steps = [
      { id: 'a', kind: 'rounds', in: 'slots', of: 1 },
      { id: 'b', kind: 'deposits', of: 1 }
    ] as const
    const first = withFact({ steps }, {}, round('pearl-drift'))
    expect(isDone({ steps }, first)).toBe(false)
    expect(withFact({ steps }, first, round('pearl-drift'))).toBe(first)
    expect(isDone({ steps }, withFact({ steps }, first, { kind: 'deposit' }))).toBe(true)
  })

  test('a mission that comes again is a new one each Monday, in UTC', () => {
    const weekly = { comesAgain: 'weekly' } as const
    expect(turnAt(weekly, new Date('2026-11-29T23:59:59Z'))).toBe('2026-11-23')
    expect(turnAt(weekly, new Date('2026-11-30T00:00:00Z'))).toBe('2026-11-30')
    expect(turnAt({ comesAgain: 'never' }, new Date())).toBe('once')
  })

  test('no mission of the house asks for a deposit or has a step twice', () => {
    for (const { id, steps } of MISSIONS) {
      const rules: readonly MissionStepRule[] = steps
      expect(
        rules.filter(({ kind }) => kind === 'deposits'),
        id
      ).toEqual([])
      expect(new Set(rules.map(step => step.id)).size, id).toBe(rules.length)
    }
  })
})
