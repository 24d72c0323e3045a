/** How long the amount of a win counts up, in milliseconds. */
export const COUNT_UP_TIME = 10_000

const PARTS = 1_000_000

/** What of an amount is shown after so much time: from nothing to all of it, slower to the end. */
export function countedUp(minor: bigint, elapsed: number): bigint {
  const share = Math.min(1, Math.max(0, elapsed / COUNT_UP_TIME))
  const eased = BigInt(Math.round((1 - (1 - share) ** 3) * PARTS))
  return (minor * eased) / BigInt(PARTS)
}
