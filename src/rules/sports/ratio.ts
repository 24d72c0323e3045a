/** An exact number; `under` is above zero. */
export interface Ratio {
  readonly over: bigint
  readonly under: bigint
}

export const ONE: Ratio = { over: 1n, under: 1n }

function commonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b]
  return a < 0n ? -a : a
}

/** In lowest terms. `under` may not be zero. */
export function ratio(over: bigint, under = 1n): Ratio {
  const divisor = commonDivisor(over, under) * (under < 0n ? -1n : 1n)
  return { over: over / divisor, under: under / divisor }
}

export const times = (a: Ratio, b: Ratio): Ratio => ratio(a.over * b.over, a.under * b.under)

export const plus = (a: Ratio, b: Ratio): Ratio =>
  ratio(a.over * b.under + b.over * a.under, a.under * b.under)

/** The product as it comes: where many are rounded down at once, lowest terms cost more than they save. */
export function product(factors: readonly Ratio[]): Ratio {
  let over = 1n
  let under = 1n
  for (const factor of factors) {
    over *= factor.over
    under *= factor.under
  }
  return { over, under }
}

/** `a` divided by `b`, which is above zero; as it comes too. */
export const per = (a: Ratio, b: Ratio): Ratio => ({
  over: a.over * b.under,
  under: a.under * b.over
})

/** So many of a number that is not below zero, rounded down to a whole one. */
export const floorOf = ({ over, under }: Ratio, whole = 1n): bigint => (whole * over) / under
