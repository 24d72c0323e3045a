interface Played {
  readonly bets: bigint
  readonly wins: bigint
  /** What was given back of the bets. */
  readonly rollbacks: bigint
}

/**
 * What play has returned of what was bet, in hundredths of a percent and rounded down: case G07.
 * Null where nothing was bet.
 */
export const returnOfPlay = ({ bets, wins, rollbacks }: Played): number | null =>
  bets === 0n ? null : Number(((wins + rollbacks) * 10_000n) / bets)
