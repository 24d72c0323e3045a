import type { FeedIncident, FeedScore, FeedSettled } from '#contract/wire/sports-feed.ts'

/** How much a book takes: of two or three outcomes, or of many. */
export type Margin = 'few' | 'many'

/** The chances of a market that is open, by the model and what has been seen. */
export interface FairMarket {
  readonly market: string
  readonly margin: Margin
  /** What the chances add up to: two where two of three outcomes win, else one. */
  readonly winners: number
  readonly outcomes: readonly { readonly id: string; readonly chance: number }[]
}

/** A match whose course is settled, of which no more is told than a moment has seen. */
export interface Play {
  /** Match seconds in order at which something may settle, be taken back or end. */
  readonly moments: readonly number[]
  /** The match second at which it ends, or is abandoned. */
  readonly ends: number
  readonly abandoned: boolean
  scoreAt(second: number): FeedScore
  /** What happened after a second and no later than another. */
  incidents(after: number, until: number): readonly FeedIncident[]
  /** Whether nothing is taken: danger, a review, just after a goal, or the end. */
  suspendedAt(second: number): boolean
  /** Open markets; `tilt` is how the market leans, as a share of each side's strength, 0 for the model's own chances. */
  fairAt(second: number, tilt: number): readonly FairMarket[]
  /** Every market that has a result by now, with the results of all its outcomes that are known. */
  settledAt(second: number): readonly FeedSettled[]
  /** Every market that may have been offered by now. */
  offeredBy(second: number): readonly string[]
}

/** Seconds after a goal until it is settled by. */
export const CONFIRMED_AFTER = 20
/** Seconds after a period or the match until it is settled by: a review of its last goal is over by then. */
export const OFFICIAL_AFTER = 100
/** A market is no longer offered when one outcome is as good as certain. */
export const AS_GOOD_AS_CERTAIN = 0.975

/** Whether a market is still worth offering: no outcome is certain, or as good as that. */
export const worthOffering = ({ outcomes, winners }: FairMarket): boolean =>
  outcomes.every(({ chance }) => chance < AS_GOOD_AS_CERTAIN) &&
  outcomes.filter(({ chance }) => chance > 0).length > winners
