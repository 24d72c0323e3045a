import { WHEEL } from '#engine/roulette/spots.ts'

const TURN = 2 * Math.PI
const ORDER: readonly number[] = WHEEL

/** How far around the rotor a number lies, clockwise from the zero. */
export const pocketAngle = (number: number): number => (ORDER.indexOf(number) / ORDER.length) * TURN

/** When the ball leaves its track, and when it lies still, as parts of its run. */
const FALLS = 0.6
const LIES = 0.94
const ROUNDS = 9
const BOUNCES = 3.5

export interface BallAt {
  /** Around the rotor, clockwise from its zero. */
  readonly angle: number
  /** 1 on the track, 0 in a pocket. */
  readonly height: number
}

/** Where the ball is after a part of its run, so that it ends in the pocket of a number. */
export function ballAt(number: number, part: number): BallAt {
  const run = Math.min(1, part / LIES)
  const left = (1 - run) ** 2.2
  const fallen = Math.max(0, (part - FALLS) / (LIES - FALLS))
  const bounce = Math.abs(Math.cos(Math.min(1, fallen) * BOUNCES * Math.PI))
  const height = fallen <= 0 ? 1 : fallen >= 1 ? 0 : bounce * (1 - fallen) ** 1.8
  return { angle: pocketAngle(number) + left * ROUNDS * TURN, height }
}
