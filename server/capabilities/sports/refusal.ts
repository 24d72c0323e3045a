import type { LimitInTheWay } from '#contract/wire/wallet-api.ts'
import type { SportsRefusalCode } from '../../generated/main.ts'

/** Why a bet is not taken, and what would help. */
export interface Refusal {
  readonly code: SportsRefusalCode
  /** Which leg stands in the way, counted from nought. */
  readonly leg?: number
  /** What it costs now, in thousandths. */
  readonly price?: number
  /** The least or most that would be taken over all lines, in minor units. */
  readonly amount?: bigint
  readonly limit?: LimitInTheWay
}

/** Thrown where something had been done already, so that none of it stays. */
export class BetRefused extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(`A bet is refused: ${refusal.code}`)
    this.name = 'BetRefused'
    this.refusal = refusal
  }
}
