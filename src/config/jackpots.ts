import type { OperatorName } from './operators.ts'
import { IN_PERCENT } from './percent-table.ts'

export const PAGE_POTS = ['minor', 'major', 'mega'] as const

export type PagePot = (typeof PAGE_POTS)[number]

/** What players read above a pot: the same words in every language. */
export const POT_LABELS = { mega: 'EPIC', major: 'SUPER', minor: 'MINI' } as const satisfies Record<
  PagePot,
  string
>

/** One pot of a jackpot. Amounts are minor units of EUR, shares are hundredths of a percent. */
export interface PotRule {
  readonly id: PagePot
  /** What the house puts into it when it begins anew. */
  readonly seed: bigint
  /** How much of each contribution goes into it. */
  readonly share: number
  /** It falls once in so many contributions of the jackpot's unit, on average. */
  readonly odds: number
  /** It falls at the latest with the contribution that brings it here, and pays this much. */
  readonly mustDropAt: bigint | null
  /** How much of it goes to others when it falls, and how that is shared out. */
  readonly community: readonly CommunityShare[]
}

/** Who shares in a pot that another player's bet has dropped. */
export type CommunityShare =
  /** Those who gave most to this filling of the pot, in parts of 1, a half, a third and so on by places. */
  | { readonly strategy: 'topContributors'; readonly share: number; readonly places: number }
  /** Players drawn among those who have given something within so many hours, in equal parts. */
  | {
      readonly strategy: 'randomActive'
      readonly share: number
      readonly winners: number
      readonly hours: number
    }
  /** Those who have given most since the jackpot began, in equal parts. */
  | { readonly strategy: 'lifetime'; readonly share: number; readonly places: number }

/** A jackpot: what feeds it, what can be won, and who may take part. */
export interface JackpotRule {
  readonly id: string
  readonly source: string
  /** The contribution that the odds are stated for, in minor units of EUR. */
  readonly unit: bigint
  readonly pots: readonly PotRule[]
  /** A win of this much or more is checked by a person before it is paid, in minor units of EUR. */
  readonly checkedFrom: bigint
  /** Other jackpots that a contribution to this one feeds too, if the player has opted in there. */
  readonly linked: readonly string[]
  /** Opting in here opts in to the linked ones as well. */
  readonly optsInLinked: boolean
  /** Countries whose players may not take part. */
  readonly excludedCountries: readonly string[]
}

/** The house's jackpot. Its figures are read by the rules that every page shows before opting in. */
export const HOUSE_JACKPOT: JackpotRule = {
  id: 'three-pots',
  source: 'house-jackpot',
  unit: 10n,
  pots: [
    { id: 'minor', seed: 5_000n, share: 3000, odds: 20_000, mustDropAt: 100_000n, community: [] },
    {
      id: 'major',
      seed: 100_000n,
      share: 2500,
      odds: 200_000,
      mustDropAt: 1_500_000n,
      community: []
    },
    {
      id: 'mega',
      seed: 2_500_000n,
      share: 2500,
      odds: 5_000_000,
      mustDropAt: null,
      community: [
        { strategy: 'topContributors', share: 4000, places: 100 },
        { strategy: 'randomActive', share: 1000, winners: 10, hours: 24 }
      ]
    }
  ],
  checkedFrom: 1_000_000n,
  linked: [],
  optsInLinked: false,
  excludedCountries: []
}

/**
 * What a player may give with each bet. Where a brand speaks of percent it is a share of the bet
 * (0.01 is one percent), elsewhere an amount in EUR a bet, whatever the bet.
 */
const OPTIONS = {
  percent: [0.01, 0.02, 0.03, 0.05],
  amount: [0.1, 0.2, 0.5, 1]
} as const

export const contributesInPercent = (operator: OperatorName): boolean =>
  IN_PERCENT.includes(operator)

export const contributionOptions = (operator: OperatorName): readonly number[] =>
  OPTIONS[contributesInPercent(operator) ? 'percent' : 'amount']
