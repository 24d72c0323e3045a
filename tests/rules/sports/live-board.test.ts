import { describe, expect, test } from 'vitest'

import { isPostponed } from '#rules/sports/live-board.ts'

const startsAt = Date.parse('2026-11-30T13:30:00Z')
const isLate = (status: string, after: number) =>
  isPostponed({ status, startsAt }, startsAt + after * 1000)

describe('a match that is to come', () => {
  test('is postponed once its time has passed by more than a start is told late', () => {
    expect(isLate('trading', -3600)).toBe(false)
    expect(isLate('trading', 60)).toBe(false)
    expect(isLate('trading', 61)).toBe(true)
    expect(isLate('pre-trading', 86_400)).toBe(true)
  })
})

test('a match that has begun is not postponed, however long it is played or waits for its result', () => {
  const begun = ['trading-live', 'interrupted', 'awaiting-results', 'ended', 'cancelled']
  expect(begun.filter(status => isLate(status, 7200))).toEqual([])
})
