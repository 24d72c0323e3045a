/** An amount as few chips, the largest first; what is less than the smallest chip is left out. */
export function inChips(amount: bigint, chips: readonly bigint[]): readonly bigint[] {
  const taken: bigint[] = []
  let left = amount
  for (const one of chips.toReversed())
    while (one > 0n && left >= one) {
      taken.push(one)
      left -= one
    }
  return taken
}
