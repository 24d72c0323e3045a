import type { JsonObject } from '../db/tables.ts'

/** Kinds of facts that processes tell each other; add one when a capability has a new one. */
export const EVENT_KINDS = [
  'bonus.changed',
  'clock.moved',
  'content.changed',
  'customer.popup',
  'engagement.changed',
  'jackpot.changed',
  'jackpot.player',
  'jackpot.won',
  'live.changed',
  'measures.told',
  'payment.changed',
  'player.updated',
  'raffle.changed',
  'raffle.drawn',
  'reward.updated',
  'session.destroyed',
  'sports.bet',
  'sports.event',
  'sports.feed',
  'visitors.moved',
  'wallet.changed'
] as const

export type EventKind = (typeof EVENT_KINDS)[number]

/** A fact about a subject (mostly a player's id) that has happened and is committed. */
export interface BusEvent {
  readonly kind: EventKind
  readonly subject: string
  /** Grows for each subject and kind: who has seen 42 drops 41. */
  readonly version: number
  /** ISO 8601. */
  readonly at: string
  readonly data: JsonObject
}

export interface Bus {
  /** Tells every process, this one too. Call it after the commit; it never throws. */
  publish(event: BusEvent): Promise<void>
  /**
   * Calls the handler for the kind's events about a subject, or all with `*`, until undone. With a
   * moment of `performance.now()` it hears at once what has been said of the subject since then, of
   * the last ten seconds.
   */
  subscribe(
    kind: EventKind,
    subject: string,
    handler: (event: BusEvent) => void,
    since?: number
  ): () => void
  /**
   * Calls the handler when the bus hears again after a break in which facts may have been missed,
   * until undone: whatever is kept by what the bus says is to be read anew then.
   */
  onMissed(handler: () => void): () => void
  close(): Promise<void>
}
