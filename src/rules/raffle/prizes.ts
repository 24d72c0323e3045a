import { MOST_CARRIED, type PrizeRule } from '#config/raffles.ts'

/** What each place wins, the first prize first. */
export const placesOf = (prizes: readonly PrizeRule[]): readonly bigint[] =>
  prizes.flatMap(({ amount, count }) => Array.from({ length: count }, () => amount))

export const totalOf = (prizes: readonly PrizeRule[]): bigint =>
  prizes.reduce((sum, { amount, count }) => sum + amount * BigInt(count), 0n)

/** Prizes whose first is larger by what an earlier draw could not give to anybody. */
export function withCarried(prizes: readonly PrizeRule[], carried: bigint): readonly PrizeRule[] {
  const [first, ...others] = prizes
  if (!first || carried === 0n) return prizes
  const rest = first.count > 1 ? [{ amount: first.amount, count: first.count - 1 }] : []
  return [{ amount: first.amount + carried, count: 1 }, ...rest, ...others]
}

/** How much of what was left over a draw may take, so that it holds no more than is stated. */
export function carriedInto(
  prizes: readonly PrizeRule[],
  set: readonly PrizeRule[],
  left: bigint
): bigint {
  const room = totalOf(set) * MOST_CARRIED - totalOf(prizes)
  if (room <= 0n) return 0n
  return left < room ? left : room
}
