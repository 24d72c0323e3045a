import { describe, expect, test } from 'vitest'

import { readDraw } from '../../src/components/touch/draws/read-draw.ts'

const draw = (given: object = {}) => ({
  id: 'hourly-7',
  timestamp_start: '2026-11-28T16:00:00.000Z',
  timestamp_end: '2026-11-28T17:00:00.000Z',
  server_time: '2026-11-28T16:20:00.000Z',
  pots: [{ id: 'prize', current_value: '250.00' }],
  ...given
})

describe('the draw that visitors are shown', () => {
  test('is the one of the series that began last', () => {
    const earlier = draw({
      timestamp_start: '2026-11-28T15:00:00.000Z',
      pots: [{ current_value: 9 }]
    })
    expect(readDraw([earlier, draw()])).toEqual({
      start: Date.UTC(2026, 10, 28, 16),
      end: Date.UTC(2026, 10, 28, 17),
      value: '250.00',
      told: Date.UTC(2026, 10, 28, 16, 20)
    })
  })

  test.each([
    ['no list', {}],
    ['an empty list', []],
    ['[RAFF-08] a draw without pots', [draw({ pots: [] })]],
    ['[RAFF-08] a draw whose pot says nothing', [draw({ pots: [{ id: 'prize' }] })]],
    ['an amount that is none', [draw({ pots: [{ current_value: '1e9' }] })]],
    ['a moment that is none', [draw({ timestamp_end: 'soon' })]],
    ['nothing at all', null]
  ])('%s is none', (_what, answer) => {
    expect(readDraw(answer)).toBeUndefined()
  })

  test('[RAFF-08] a pot of nothing is one', () => {
    expect(readDraw([draw({ pots: [{ current_value: 0 }] })])?.value).toBe('0')
  })
})
