import type { CurrencyCode } from '#config/currencies.ts'
import type { SlotRound } from '#contract/wire/slot-play.ts'
import type { RoundProof, TableRound } from '#contract/wire/table-play.ts'
import type { Draw } from '../draw.ts'

/** What a round is begun with: as it is kept, and what it costs in minor units. */
export interface Opening {
  readonly kept: object
  readonly stake: bigint
}

/** What the view of a round needs beside its standing. */
export interface Frame {
  readonly id: string
  readonly proof: RoundProof
}

/** Where a round stands after its moves. */
export interface Standing {
  readonly isOver: boolean
  /** Minor units: all stakes so far, and what comes back once it is over, stakes included. */
  readonly staked: bigint
  readonly payout: bigint
  /** What is kept of it beside seeds and moves. */
  readonly outcome: object | null
  /** What a move costs now, in minor units; null for one that is not allowed. */
  costOf(move: string): bigint | null
  /** What is done for a player who does not come back: never a move that costs. */
  readonly leave: string
  view(frame: Frame): SlotRound | TableRound
}

export interface BegunRound {
  readonly game: string
  readonly currency: CurrencyCode
  readonly stake: bigint
  readonly opening: unknown
  readonly moves: readonly string[]
  /** At a live table, when no more chips are taken. */
  readonly closes_at: Date | null
}

/** What the provider has to know of a kind of game; rounds are pure, so that they can be replayed. */
export interface Kind {
  /** Reads what a browser asks to begin with; null for a stake that is not offered. */
  open(asked: unknown, game: string, currency: CurrencyCode): Opening | null
  at(draw: Draw, round: BegunRound, now: Date): Standing
}
