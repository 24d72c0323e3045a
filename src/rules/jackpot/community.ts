const divisor = (one: bigint, other: bigint): bigint =>
  other === 0n ? one : divisor(other, one % other)

/** The least number that every place divides, so that all parts are whole. */
const multipleOf = (places: readonly bigint[]): bigint =>
  places.reduce((least, place) => (least * place) / divisor(least, place), 1n)

/**
 * Shares an amount out by places: the second gets half of what the first gets, the third a third.
 * Every share is rounded down; what that leaves over is not shared (decision D9).
 */
export function sharesByPlace(amount: bigint, players: number): readonly bigint[] {
  const places = Array.from({ length: players }, (_, index) => BigInt(index + 1))
  const least = multipleOf(places)
  const weights = places.map(place => least / place)
  const whole = weights.reduce((sum, weight) => sum + weight, 0n)
  return weights.map(weight => (amount * weight) / whole)
}

/** Shares an amount out in equal parts, each rounded down. */
export const equalShares = (amount: bigint, players: number): readonly bigint[] =>
  Array.from({ length: players }, () => amount / BigInt(players))

/** A part of an amount, in hundredths of a percent, rounded down. */
export const partOf = (amount: bigint, share: number): bigint => (amount * BigInt(share)) / 10_000n
