import type { TitleSlug } from './catalogue/all-titles.ts'
import type { OfferEligibility } from './deposit-offers.ts'

/** What a code gives: money in minor units of EUR, given in the player's currency by the house's table. */
export type PromoReward =
  | { readonly type: 'MoneyDrop'; readonly euros: bigint }
  | { readonly type: 'BonusMoneyDrop'; readonly euros: bigint; readonly factor: number }
  | {
      readonly type: 'FreeSpins'
      readonly spins: number
      /** Of one spin. */
      readonly euros: bigint
      readonly game: TitleSlug
    }

export interface PromoCode {
  /** As it is compared: capital letters and figures, without blanks. */
  readonly code: string
  /** What the reward is called, a name of its own. */
  readonly name: string
  readonly from: string
  readonly until: string
  /** How many players may use it; null where there is no end to it. Each player may once. */
  readonly uses: number | null
  readonly eligibility: OfferEligibility
  /** A second account of the same person gets nothing. */
  readonly oncePerPerson: boolean
  /** Days to claim what it gives. */
  readonly days: number
  readonly reward: PromoReward
}

export const PROMO_CODES: readonly PromoCode[] = [
  {
    code: 'PEARLTEN',
    name: 'Pearl Ten',
    from: '2026-01-01T00:00:00Z',
    until: '2030-01-01T00:00:00Z',
    uses: null,
    eligibility: 'ALWAYS',
    oncePerPerson: true,
    days: 7,
    reward: { type: 'FreeSpins', spins: 10, euros: 20n, game: 'pearl-drift' }
  },
  {
    code: 'HARBOURFIVE',
    name: 'Harbour Five',
    from: '2026-01-01T00:00:00Z',
    until: '2030-01-01T00:00:00Z',
    uses: 500,
    eligibility: 'EXISTING_DEPOSITS',
    oncePerPerson: false,
    days: 7,
    reward: { type: 'MoneyDrop', euros: 500n }
  },
  {
    code: 'TAILWIND',
    name: 'Tailwind',
    from: '2026-01-01T00:00:00Z',
    until: '2030-01-01T00:00:00Z',
    uses: null,
    eligibility: 'ALWAYS',
    oncePerPerson: true,
    days: 7,
    reward: { type: 'BonusMoneyDrop', euros: 1_000n, factor: 20 }
  }
]

/** Codes are read as people type and copy them: case and blanks do not matter. */
export const normalCode = (typed: string): string =>
  typed.normalize('NFKC').replace(/\s/gu, '').toUpperCase()

export const promoCodeOf = (typed: string): PromoCode | undefined => {
  const wanted = normalCode(typed)
  return PROMO_CODES.find(({ code }) => code === wanted)
}
