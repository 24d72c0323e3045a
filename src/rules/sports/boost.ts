export interface Boost {
  /** Whole percent of the return. */
  readonly percent: bigint
  /** Minor units that it adds at most. */
  readonly cap: bigint
}

/** Minor units that a boost adds to a return: a share of all that is returned, rounded down, to a cap. */
export function boostOf(returned: bigint, { percent, cap }: Boost): bigint {
  const share = (returned * percent) / 100n
  return share < cap ? share : cap
}
