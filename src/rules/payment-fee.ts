/** What a provider takes on top of an amount, in minor units: rounded up, never less than its share. */
export const feeOf = (amount: bigint, basisPoints: number): bigint =>
  (amount * BigInt(basisPoints) + 9_999n) / 10_000n
