import { expect, test } from 'vitest'

import { CONFETTI_TIME, confettiAt } from '#rules/confetti.ts'

test('confetti comes in at the top, falls, and is gone in the end', () => {
  expect(confettiAt(-1000)).toEqual([])
  const middle = confettiAt(CONFETTI_TIME / 2)
  expect(middle.length).toBeGreaterThan(20)
  expect(confettiAt(CONFETTI_TIME * 2)).toEqual([])
  for (const { x, y } of middle) {
    expect(x).toBeGreaterThan(-0.05)
    expect(x).toBeLessThan(1.05)
    expect(y).toBeGreaterThan(-0.11)
  }
})

test('confetti is the same for the same moment', () => {
  expect(confettiAt(900)).toEqual(confettiAt(900))
  const height = (elapsed: number) => confettiAt(elapsed).find(({ colour }) => colour === 3)?.y
  const [first, later] = [900, 1000].map(height)
  expect(later).toBeGreaterThan(first ?? 0)
})
