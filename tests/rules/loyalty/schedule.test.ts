import { describe, expect, test } from 'vitest'

import { CALENDARS, type CalendarRule } from '#config/engagement-calendar.ts'
import { calendarAt, doorState, runsAt } from '#rules/loyalty/schedule.ts'

const moment = (text: string) => new Date(text)
const told = (schedule: Parameters<typeof runsAt>[0], text: string) =>
  runsAt(schedule, moment(text)).map(
    ({ startsAt, endsAt }) => `${startsAt.toISOString()} ${endsAt.toISOString()}`
  )

describe('the tournaments of a series', () => {
  const evening = { every: 'day', fromHour: 12, hours: 12 } as const

  test('are the one that runs and the next', () => {
    expect(told(evening, '2026-11-28T19:00:00Z')).toEqual([
      '2026-11-28T12:00:00.000Z 2026-11-29T00:00:00.000Z',
      '2026-11-29T12:00:00.000Z 2026-11-30T00:00:00.000Z'
    ])
  })

  test('are the next alone while none runs', () => {
    expect(told(evening, '2026-11-28T09:00:00Z')).toEqual([
      '2026-11-28T12:00:00.000Z 2026-11-29T00:00:00.000Z'
    ])
  })

  test('begin with their first moment, and the one that ends them is no part of them', () => {
    expect(told(evening, '2026-11-28T12:00:00Z')).toHaveLength(2)
    expect(told(evening, '2026-11-29T00:00:00Z')).toEqual([
      '2026-11-29T12:00:00.000Z 2026-11-30T00:00:00.000Z'
    ])
  })

  test('of a weekend are counted from the Monday', () => {
    const weekend = { every: 'week', fromHour: 4 * 24, hours: 3 * 24 } as const
    expect(told(weekend, '2026-11-28T19:00:00Z')).toEqual([
      '2026-11-27T00:00:00.000Z 2026-11-30T00:00:00.000Z',
      '2026-12-04T00:00:00.000Z 2026-12-07T00:00:00.000Z'
    ])
  })
})

describe('the calendar', () => {
  test('of December is there from its first door until the last has shut', () => {
    const idAt = (text: string) => calendarAt(CALENDARS, moment(text))?.id
    expect(idAt('2026-11-30T23:59:59Z')).toBe('week-2026-11-30')
    expect(idAt('2026-12-01T00:00:00Z')).toBe('december-2026-12-01')
    expect(idAt('2026-12-26T23:59:59Z')).toBe('december-2026-12-01')
    expect(idAt('2026-12-27T00:00:00Z')).toBe('week-2026-12-21')
    expect(idAt('2027-01-01T00:00:00Z')).toBe('week-2026-12-28')
  })

  test('of a week begins with the Monday', () => {
    const run = calendarAt(CALENDARS, moment('2026-11-28T19:00:00Z'))
    expect(run?.id).toBe('week-2026-11-23')
    expect(run?.doors).toHaveLength(7)
    expect(run?.doors[6]?.opensAt.toISOString()).toBe('2026-11-29T00:00:00.000Z')
  })

  test('is none where none is set', () => {
    expect(calendarAt([], moment('2026-11-28T19:00:00Z'))).toBeUndefined()
  })

  test('over the turn of a year is the one that began in the old one', () => {
    const turn: CalendarRule = {
      id: 'december',
      begins: { month: 12, day: 30 },
      openDays: 1,
      doors: Array.from({ length: 4 }, () => ({ kind: 'points', points: 1 }) as const)
    }
    expect(calendarAt([turn], moment('2027-01-01T12:00:00Z'))?.id).toBe('december-2026-12-30')
  })
})

describe('a door', () => {
  const door = {
    day: 1,
    opensAt: moment('2026-12-01T00:00:00Z'),
    closesAt: moment('2026-12-04T00:00:00Z')
  }

  test.each([
    ['2026-11-30T23:59:59.999Z', 'shut'],
    ['2026-12-01T00:00:00.000Z', 'open'],
    ['2026-12-03T23:59:59.999Z', 'open'],
    ['2026-12-04T00:00:00.000Z', 'missed']
  ])('at %s is %s', (text, state) => {
    expect(doorState(door, moment(text), false)).toBe(state)
  })

  test('that was taken stays so', () => {
    expect(doorState(door, moment('2026-12-09T00:00:00Z'), true)).toBe('taken')
  })
})
