import { describe, expect, test } from 'vitest'

import { partsOf, periodAgo, periodAt, type Span } from '#rules/limit-period.ts'

const at = (text: string) => new Date(`${text}Z`)
const text = ({ from, until }: Span) =>
  [from, until].map(moment => moment.toISOString().slice(0, 16)).join(' to ')

describe('the period of a limit, by UTC', () => {
  test.each([
    ['Day', '2026-03-11T13:00:00', '2026-03-11T00:00 to 2026-03-12T00:00'],
    ['Day', '2026-12-31T23:59:59.999', '2026-12-31T00:00 to 2027-01-01T00:00'],
    ['Week', '2026-03-09T00:00:00', '2026-03-09T00:00 to 2026-03-16T00:00'],
    ['Week', '2026-03-11T13:00:00', '2026-03-09T00:00 to 2026-03-16T00:00'],
    ['Week', '2026-03-15T23:59:59.999', '2026-03-09T00:00 to 2026-03-16T00:00'],
    ['Week', '2027-01-01T12:00:00', '2026-12-28T00:00 to 2027-01-04T00:00'],
    ['Month', '2024-02-29T12:00:00', '2024-02-01T00:00 to 2024-03-01T00:00'],
    ['Month', '2026-12-31T23:59:59.999', '2026-12-01T00:00 to 2027-01-01T00:00']
  ] as const)('%s of %s is %s', (period, now, span) => {
    expect(text(periodAt(period, at(now)))).toBe(span)
  })

  test.each([
    ['Day', 0, '2026-03-01T00:00 to 2026-03-02T00:00'],
    ['Day', 1, '2026-02-28T00:00 to 2026-03-01T00:00'],
    ['Week', 2, '2026-02-09T00:00 to 2026-02-16T00:00'],
    ['Month', 3, '2025-12-01T00:00 to 2026-01-01T00:00']
  ] as const)('of a %s ago, %s times, ends where the next begins', (period, ago, span) => {
    expect(text(periodAgo(period, at('2026-03-01T10:00:00'), ago))).toBe(span)
  })

  test('is told of by the hours of a day and the days of a week or a month', () => {
    const now = at('2026-02-10T10:00:00')
    for (const [period, count, first] of [
      ['Day', 24, '2026-02-10T00:00 to 2026-02-10T01:00'],
      ['Week', 7, '2026-02-09T00:00 to 2026-02-10T00:00'],
      ['Month', 28, '2026-02-01T00:00 to 2026-02-02T00:00']
    ] as const) {
      const span = periodAt(period, now)
      const parts = partsOf(period, span)
      expect(parts).toHaveLength(count)
      expect(parts.slice(0, 1).map(text)).toEqual([first])
      expect(parts.at(-1)?.until).toEqual(span.until)
    }
  })
})
