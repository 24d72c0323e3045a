import { describe, expect, test } from 'vitest'

import type { BusEvent } from '#server/bus/events.ts'
import { createRecent } from '#server/bus/recent.ts'

const said = (version: number): BusEvent => ({
  kind: 'wallet.changed',
  subject: 'somebody',
  version,
  at: '2026-01-01T00:00:00.000Z',
  data: {}
})

describe('what has been said of late', () => {
  test('is kept in its order, by who it is about', () => {
    let now = 0
    const recent = createRecent(() => now)
    for (const version of [1, 2, 3]) {
      now = version * 100
      recent.keep('one', said(version), 100)
    }
    recent.keep('other', said(9), 100)
    expect(recent.since('one', 200).map(({ version }) => version)).toEqual([2, 3])
    expect(recent.since('nobody', 0)).toEqual([])
  })

  test('is forgotten after ten seconds', () => {
    let now = 0
    const recent = createRecent(() => now)
    recent.keep('one', said(1), 100)
    now = 10_001
    recent.keep('other', said(2), 100)
    expect(recent.since('one', 0)).toEqual([])
    expect(recent.since('other', 0)).toHaveLength(1)
  })

  test('is four million characters at most, the latest', () => {
    const recent = createRecent(() => 0)
    for (const version of [1, 2, 3]) recent.keep('one', said(version), 1_500_000)
    expect(recent.since('one', 0).map(({ version }) => version)).toEqual([2, 3])
  })
})
