import { describe, expect, test } from 'vitest'

import type { FeedBody } from '#contract/wire/sports-feed.ts'
import { split } from '#server/sports-feed/packs.ts'

type Odds = Extract<FeedBody, { kind: 'odds' }>

/** A match late in its sets, told of for the first time. */
const late = (markets: number, incidents: number): Odds => ({
  kind: 'odds',
  event: 'volleyball-night-tour-17',
  status: 'trading-live',
  score: null,
  incidents: Array.from({ length: incidents }, (_, clock) => ({
    kind: 'point',
    side: clock % 2,
    clock,
    by: 'Somebody with a long name'
  })),
  markets: Array.from({ length: markets }, (_, line) => ({
    market: `total|total=${line}.5`,
    status: 'active',
    outcomes: ['over', 'under'].map(id => ({ id, odds: 1900, enabled: true }))
  }))
})

/** PostgreSQL carries less than eight thousand bytes in a notification, text within text within text. */
const carried = (body: FeedBody) =>
  Buffer.byteLength(JSON.stringify({ data: JSON.stringify({ texts: [JSON.stringify(body)] }) }))

describe('a message that is too large for one fact', () => {
  const bodies = split(late(120, 400)) as readonly Odds[]

  test('is told in several, each of which can be carried', () => {
    expect(bodies.length).toBeGreaterThan(1)
    for (const body of bodies) expect(carried(body)).toBeLessThan(7500)
  })

  test('says of every market what it said, once', () => {
    expect(bodies.flatMap(({ markets }) => markets)).toEqual(late(120, 0).markets)
  })

  test('tells the last of many incidents, in the first part alone', () => {
    const [first, ...others] = bodies
    expect(first?.incidents).toEqual(late(0, 400).incidents.slice(-20))
    expect(others.every(({ incidents }) => incidents.length === 0)).toBe(true)
  })
})

test('a small one is told as it is', () => {
  expect(split(late(2, 3))).toEqual([late(2, 3)])
})
