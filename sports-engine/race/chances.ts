import type { Spread } from './course.ts'

/** Three points and weights of Gauss and Legendre, from 0 to 1. */
const NODES = [
  { at: 0.5 - Math.sqrt(0.15), weight: 5 / 18 },
  { at: 0.5, weight: 8 / 18 },
  { at: 0.5 + Math.sqrt(0.15), weight: 5 / 18 }
] as const

/**
 * What share of first place each may expect, of the spreads of their times: a dead heat of two is
 * half for each. The shares add up to one.
 */
export function firstShares(times: readonly Spread[]): readonly number[] {
  const from = Math.min(...times.map(time => time.from))
  // Nobody wins who comes later than the latest that the first may come.
  const until = Math.min(...times.map(time => time.from + time.chances.length))
  const later = new Float64Array(times.length).fill(1)
  const shares = new Float64Array(times.length)
  for (let second = from; second < until; second++) {
    const now = times.map(time => time.chances[second - time.from] ?? 0)
    for (const [index, chance] of now.entries())
      later[index] = Math.max(0, (later[index] ?? 0) - chance)
    // The mean of 1/(1 + others at the same time) is the integral of u to the power of those others.
    for (const { at, weight } of NODES) {
      let all = weight
      for (let index = 0; index < now.length; index++)
        all *= (later[index] ?? 0) + at * (now[index] ?? 0)
      if (all === 0) continue
      for (let index = 0; index < now.length; index++) {
        const own = now[index] ?? 0
        if (own > 0)
          shares[index] = (shares[index] ?? 0) + (own * all) / ((later[index] ?? 0) + at * own)
      }
    }
  }
  const sum = shares.reduce((total, share) => total + share, 0)
  return [...shares].map(share => share / sum)
}
