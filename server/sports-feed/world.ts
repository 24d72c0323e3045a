import type { FeedBody, FeedFixture } from '#contract/wire/sports-feed.ts'
import type { SportsStatistics } from '#contract/wire/sports-statistics.ts'

/**
 * What happens on all pitches. Nothing in it has a state: whoever asks again, in whichever process,
 * hears the same.
 */
export interface World {
  /**
   * Matches that one hears of after one moment and no later than another, in milliseconds since
   * 1970; after none, all that one has heard of and that may not be over.
   */
  inSight(after: number | null, at: number): readonly FeedFixture[]
  /** A match of the calendar by its id. */
  fixtureOf(id: string): FeedFixture | undefined
  /** A match of a competition that begins at a moment of one's own; undefined for a foreign one. */
  ordered(order: { competition: string; startsAt: number; speed: number }): FeedFixture | undefined
  /**
   * What is told between two seconds of a match, in order: all that settles, and prices that are
   * others at the end than at the beginning. Without a beginning it is how everything stands.
   */
  told(fixture: FeedFixture, after: number | null, until: number): readonly FeedBody[]
  /** The second of a match after which nothing is told any more. */
  lasts(fixture: FeedFixture): number
  /** Figures of a match as they stand at one of its seconds, for whoever shows them. */
  statistics(fixture: FeedFixture, second: number): SportsStatistics
}
