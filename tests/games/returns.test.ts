import { describe, expect, test } from 'vitest'

import { SHELF } from '#config/catalogue/games.ts'
import { isTold, mathematicsOf, returnOf } from '#engine/returns.ts'

/** What the nightly run plays ten million rounds of. */
const ROUNDS = 20_000
/** Works out every hand of five cards, which has a test of its own. */
const SLOW = 'jacks-at-the-quay'

const all = [...new Set(SHELF.map(({ title }) => mathematicsOf(title.slug)))]

describe('the return that is told', { timeout: 120_000 }, () => {
  test.each(all.filter(name => name !== SLOW))('of %s is the one that comes back', name => {
    const { told, found } = returnOf(name, ROUNDS, 5)
    expect(isTold(told, found)).toBe(true)
  })

  test('is refused a hundredth of a percent beside an exact one', () => {
    expect(isTold(0.973, { kind: 'exact', mean: 0.97305 })).toBe(true)
    expect(isTold(0.973, { kind: 'exact', mean: 0.97311 })).toBe(false)
  })

  test('is refused more than four standard errors beside one that was played', () => {
    expect(isTold(0.96, { kind: 'played', mean: 0.9639, error: 0.001 })).toBe(true)
    expect(isTold(0.96, { kind: 'played', mean: 0.9641, error: 0.001 })).toBe(false)
  })
})
