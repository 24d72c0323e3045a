import type { FeedMessage } from '#contract/wire/sports-feed.ts'

/** What a provider of fixtures and prices is to the book. */
export interface FeedSource {
  /**
   * Hands over what comes after a number, in order, and waits for each bundle to be taken. Whoever
   * was away is told how everything stands and then what was settled and cancelled meanwhile.
   */
  follow(
    after: number,
    take: (messages: readonly FeedMessage[]) => Promise<void>
  ): { close(): Promise<void> }
}

/** What the house itself may say of a market, in the form of a feed's message. */
export type HouseRuling = Extract<
  FeedMessage,
  { kind: 'cancel' | 'cancel-rollback' | 'odds' | 'settlement' | 'settlement-rollback' }
>
