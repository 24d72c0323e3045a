import type { CurrencyCode } from '../currencies.ts'
import { unitOf } from './models.ts'

/** A game at a table: what it is, and what a player may know of its mathematics before playing. */
export interface TableGame {
  readonly kind: 'roulette' | 'blackjack' | 'videoPoker' | 'wheel'
  readonly rules?: 'european' | 'french'
  /** Mean return in percent, two digits; for a game of choices when it is played as well as can be. */
  readonly rtp: string
  /** All players share its rounds. */
  readonly isLive: boolean
  /** In units of the currency: the smallest chip, and the most that a round may begin with. */
  readonly least: bigint
  readonly most: bigint
}

export const TABLES = {
  'roulette-du-cap': {
    kind: 'roulette',
    rules: 'french',
    rtp: '97.30',
    isLive: false,
    least: 10n,
    most: 200_000n
  },
  'halyard-roulette': {
    kind: 'roulette',
    rules: 'european',
    rtp: '97.30',
    isLive: false,
    least: 10n,
    most: 200_000n
  },
  'blackjack-salon': {
    kind: 'blackjack',
    rtp: '99.57',
    isLive: false,
    least: 100n,
    most: 50_000n
  },
  'jacks-at-the-quay': {
    kind: 'videoPoker',
    rtp: '99.54',
    isLive: false,
    least: 20n,
    most: 10_000n
  },
  'grand-wheel': { kind: 'wheel', rtp: '96.15', isLive: true, least: 10n, most: 100_000n }
} as const satisfies Record<string, TableGame>

export type TableSlug = keyof typeof TABLES

export const isTable = (slug: string): slug is TableSlug => Object.hasOwn(TABLES, slug)

const STEPS = [1n, 2n, 5n] as const

/** The chips of a table in a currency, in minor units, the smallest first: one, two, five, ten … */
export function chipsOf(slug: TableSlug, currency: CurrencyCode): readonly bigint[] {
  const { least, most } = TABLES[slug]
  const chips: bigint[] = []
  for (let power = 1n; least * power <= most; power *= 10n)
    for (const step of STEPS) if (least * power * step <= most) chips.push(least * power * step)
  return chips.map(chip => chip * unitOf(currency))
}

/** The most that a round may begin with, in minor units. */
export const mostOf = (slug: TableSlug, currency: CurrencyCode): bigint =>
  TABLES[slug].most * unitOf(currency)
