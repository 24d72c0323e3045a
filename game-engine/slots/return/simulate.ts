import { seededDraw } from '../../draw.ts'
import type { Model } from '../model.ts'
import { play } from '../play.ts'

export interface Measured {
  readonly rounds: number
  /** Mean return of a stake, with the cap. */
  readonly mean: number
  /** One standard error of the mean. */
  readonly error: number
  readonly hitRate: number
  /** How often a round paid the stake back or more. */
  readonly profitRate: number
  readonly deviation: number
  readonly highest: number
  /** Mean return that the cap cut off. */
  readonly cut: number
}

/** Plays so many rounds from a seed and says what came back. */
export function simulate(model: Model, rounds: number, seed: number): Measured {
  const draw = seededDraw(seed)
  let [sum, squares, hits, profits, highest, cut] = [0, 0, 0, 0, 0, 0]
  for (let round = 0; round < rounds; round++) {
    const full = play(model, draw).pay / model.coins
    const back = Math.min(full, model.cap)
    sum += back
    squares += back * back
    cut += full - back
    if (back > 0) hits++
    if (back >= 1) profits++
    if (full > highest) highest = full
  }
  const mean = sum / rounds
  const deviation = Math.sqrt(squares / rounds - mean * mean)
  return {
    rounds,
    mean,
    error: deviation / Math.sqrt(rounds),
    hitRate: hits / rounds,
    profitRate: profits / rounds,
    deviation,
    highest,
    cut: cut / rounds
  }
}
