/** The kinds of games that a bonus tells apart. */
export const BONUS_GAMES = ['Slots', 'Table', 'Live', 'Sports'] as const

export type BonusGames = (typeof BONUS_GAMES)[number]

/** How a bonus is played: what its card tells before it is taken. */
export interface BonusTerms {
  /** How much of a stake counts, in whole percent. */
  readonly weights: Readonly<Record<BonusGames, number>>
  /** The largest stake of a round while it runs, in smallest deposits of the currency: hundredths. */
  readonly maxBetHundredths: bigint
  /** The most that becomes real money, in times of what was given; null where there is no limit. */
  readonly maxPayoutTimes: bigint | null
  readonly days: number
}

/** The terms of every bonus of the house; its factor is the reward's or the offer's own. */
export const BONUS_TERMS: BonusTerms = {
  weights: { Slots: 100, Table: 10, Live: 0, Sports: 0 },
  // A quarter of a smallest deposit: 5.00 where that is 20.00.
  maxBetHundredths: 25n,
  maxPayoutTimes: 10n,
  days: 7
}

/** How often bonus money of a deposit's offer has to be wagered where the licence sets no lower limit. */
export const OFFER_FACTOR = 30
