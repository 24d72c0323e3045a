import type { Posted } from '../../ledger/ledger.ts'
import type { WalletMove } from '../wallet/index.ts'

/** What happened to a bonus in a transaction, for telling it after the commit. */
export interface Moved {
  readonly bonusId: string
  /** What became real money of it, in minor units. */
  readonly paid?: bigint
  /** Absent when no money moved. */
  readonly move?: WalletMove
}

/** Entries of one transaction as if they were one, with the balances and the version of the later. */
export const joined = (earlier: Posted, later: Posted): Posted => ({
  ...later,
  balances: [
    ...later.balances,
    ...earlier.balances.filter(
      ({ account, asset }) =>
        !later.balances.some(balance => balance.account === account && balance.asset === asset)
    )
  ]
})

/** An entry and what happened to bonuses before and after it, as if it were one. */
export function joinedWith(
  posted: Posted,
  before: Moved | undefined,
  after: Moved | undefined
): Posted {
  const since = before?.move ? joined(before.move.posted, posted) : posted
  return after?.move ? joined(since, after.move.posted) : since
}

/** The same, of which the money has been told with something else. */
export const withoutMove = (moved: Moved | undefined): Moved | undefined =>
  moved && { bonusId: moved.bonusId }
