import { describe, expect, test } from 'vitest'

import type { FeedIncident } from '#contract/wire/sports-feed.ts'
import { minuteText, pauseOf, scorersOf, timelineOf } from '#rules/sports/timeline.ts'

const goal = (side: number, minute: number, by?: string): FeedIncident => ({
  kind: 'goal',
  side,
  clock: (minute - 1) * 60,
  ...(by === undefined ? {} : { by })
})
const other = (kind: FeedIncident['kind'], side: number | null, minute: number): FeedIncident => ({
  kind,
  side,
  clock: (minute - 1) * 60
})

describe('what happened in a match', () => {
  test('is told with the score after it, and with the goal that was taken back', () => {
    const told = timelineOf([
      goal(0, 10),
      goal(1, 20),
      goal(0, 30),
      other('review', 0, 31),
      other('overturned', 0, 32),
      goal(1, 40)
    ])
    expect(told.map(({ score }) => score.join('–'))).toEqual([
      '1–0',
      '1–1',
      '2–1',
      '2–1',
      '1–1',
      '1–2'
    ])
    expect(told.map(({ isOverturned }) => isOverturned)).toEqual([
      false,
      false,
      true,
      false,
      false,
      false
    ])
  })

  test('takes back the last goal of that side alone, and each goal once', () => {
    const told = timelineOf([
      goal(0, 1),
      goal(0, 2),
      goal(1, 3),
      other('overturned', 0, 4),
      other('overturned', 0, 5)
    ])
    expect(told.map(({ isOverturned }) => isOverturned).slice(0, 3)).toEqual([true, true, false])
    expect(told.at(-1)?.score).toEqual([0, 1])
  })

  test('has minutes from one, and what is added to a part beside them', () => {
    const [first, added, half, second] = timelineOf([
      other('goal', 0, 1),
      other('goal', 0, 47),
      { kind: 'period', side: null, clock: 45 * 60 },
      other('goal', 0, 47)
    ])
    const text = (one = first) => one && minuteText(one, 45)
    expect([text(), text(added), text(half), text(second)]).toEqual(['1', '45+2', '45', '47'])
    expect(minuteText({ kind: 'goal', clock: null, part: 1 }, 45)).toBe('')
  })

  test('names who scored once, with all of their goals that stand', () => {
    const told = timelineOf([
      goal(0, 18, 'Hallgrim'),
      goal(1, 40, 'Tavares'),
      { kind: 'period', side: null, clock: 45 * 60 },
      goal(0, 60, 'Osei-Lund'),
      goal(0, 70, 'Hallgrim'),
      goal(0, 80, 'Merrin'),
      other('overturned', 0, 81)
    ])
    expect(scorersOf(told, 0, 45)).toEqual([
      { name: 'Hallgrim', minutes: ['18', '70'] },
      { name: 'Osei-Lund', minutes: ['60'] }
    ])
    expect(scorersOf(timelineOf([goal(1, 5)]), 1, 45)).toEqual([{ name: '', minutes: ['5'] }])
  })
})

describe('why nothing takes bets', () => {
  const live = { status: 'trading-live', open: 0 }
  const review = timelineOf([goal(0, 10), other('review', 0, 10)])

  test('is what its status says, or what happened last on its clock', () => {
    expect(pauseOf({ ...live, status: 'interrupted' }, [], null)).toBe('interrupted')
    expect(pauseOf({ ...live, status: 'awaiting-results' }, review, 600)).toBe('awaiting')
    expect(pauseOf(live, review, 600)).toBe('review')
    expect(pauseOf(live, timelineOf([goal(1, 10)]), 560)).toBe('goal')
    expect(pauseOf(live, timelineOf([other('red-card', 1, 10)]), 560)).toBe('red-card')
  })

  test('is nothing while a market is open, before the start, and by what is long ago', () => {
    expect(pauseOf({ ...live, open: 1 }, review, 600)).toBeNull()
    expect(pauseOf({ status: 'trading', open: 0 }, review, 600)).toBeNull()
    expect(pauseOf(live, review, 540 + 181)).toBeNull()
    expect(pauseOf(live, timelineOf([other('period', null, 46)]), 2700)).toBeNull()
    expect(pauseOf(live, [], 600)).toBeNull()
  })
})
