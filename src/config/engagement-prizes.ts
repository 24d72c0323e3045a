import type { SlotSlug } from './catalogue/models.ts'

/**
 * What a mission, a tournament, the shop or a door of the calendar gives. Money is in minor units of
 * EUR and is given in the player's currency by the house's table.
 */
export type PrizeRule =
  | { readonly kind: 'points'; readonly points: number }
  | { readonly kind: 'money'; readonly euros: bigint }
  | {
      readonly kind: 'bonus'
      readonly euros: bigint
      readonly factor: number
      readonly days: number
    }
  | {
      readonly kind: 'spins'
      readonly spins: number
      /** Of one spin. */
      readonly euros: bigint
      readonly game: SlotSlug
    }
