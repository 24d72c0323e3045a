/** Whom an offer is for: the bonus eligibilities of the specification, section 4. */
export type OfferEligibility = 'ALWAYS' | 'EXISTING_DEPOSITS' | 'FIRST_TIME_DEPOSIT'

export interface DepositOffer {
  readonly eligibility: OfferEligibility
  /** How often a player may have it. */
  readonly per: 'Player' | 'Week'
  /** The least deposit, in smallest deposits of the currency. */
  readonly minimumTimes: bigint
  /** Bonus money, in hundredths of a percent of the deposit. */
  readonly shareBasisPoints: number
  /** The most bonus money, in smallest deposits of the currency. */
  readonly mostTimes: bigint
}

/** What a deposit may be worth on top, by the id that `preselectedChallengeId` names. */
export const DEPOSIT_OFFERS = {
  welcome: {
    eligibility: 'FIRST_TIME_DEPOSIT',
    per: 'Player',
    minimumTimes: 1n,
    shareBasisPoints: 5000,
    mostTimes: 5n
  },
  weekly: {
    eligibility: 'EXISTING_DEPOSITS',
    per: 'Week',
    minimumTimes: 2n,
    shareBasisPoints: 1000,
    mostTimes: 1n
  }
} as const satisfies Record<string, DepositOffer>

export type OfferId = keyof typeof DEPOSIT_OFFERS

export const OFFER_IDS = Object.keys(DEPOSIT_OFFERS) as readonly OfferId[]

export const isOffer = (value: unknown): value is OfferId =>
  typeof value === 'string' && Object.hasOwn(DEPOSIT_OFFERS, value)

export const offerOf = (id: OfferId): DepositOffer => DEPOSIT_OFFERS[id]
