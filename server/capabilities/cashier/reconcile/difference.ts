export type Subject = 'deposit' | 'withdrawal'

export type DifferenceKind =
  /** The provider knows a payment that is none of ours, or ours that is none of theirs. */
  | 'unknownToUs'
  | 'unknownToThem'
  | 'amount'
  | 'status'
  /** Our own state and our own ledger say different things. */
  | 'notBooked'

/** Where two books say different things about one payment. */
export interface Difference {
  readonly kind: DifferenceKind
  readonly ours: string
  readonly theirs: string
}

export const NONE = 'none'
