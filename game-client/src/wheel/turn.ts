import { SEGMENTS } from '#engine/wheel/wheel.ts'

const TURN = 2 * Math.PI
const STEP = TURN / SEGMENTS
const ROUNDS = 5

/** The wheel's own angle when a segment is under the pointer, off its middle by the round. */
export function restAngle(segment: number, round: number): number {
  // Every browser shows the same place of the same segment.
  const aside = (((round * 7919) % 101) / 101 - 0.5) * 0.7
  return -(segment + aside) * STEP
}

/** Forward from where it stands, over some rounds, to where it will stand. */
export function turnTo(from: number, to: number): number {
  const way = (((to - from) % TURN) + TURN) % TURN
  return from + way + ROUNDS * TURN
}

/** How far the wheel has come after a part of its time: fast at first, then slower and slower. */
export const come = (part: number): number => 1 - (1 - Math.min(1, Math.max(0, part))) ** 2.6

/** Which peg is under the pointer: when it changes, it clicks. */
export const pegAt = (angle: number): number => Math.floor(angle / STEP + 0.5)
