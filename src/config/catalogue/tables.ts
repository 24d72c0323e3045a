import type { CurrencyCode } from '../currencies.ts'
import { unitOf } from './models.ts'

export type TableKind = 'roulette' | 'blackjack' | 'videoPoker' | 'wheel'

/** A game at a table: what it is, and what a player may know of its mathematics before playing. */
export interface TableGame {
  readonly kind: TableKind
  readonly rules?: 'european' | 'french'
  /** Mean return in percent, two digits; for a game of choices when it is played as well as can be. */
  readonly rtp: string
  /** Of a round's results around their mean; absent where it hangs on the bets chosen. */
  readonly volatility?: 'low' | 'medium' | 'high'
  /** A round never pays more than so many of the stakes that it began with. */
  readonly maxWin: number
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
    maxWin: 36,
    isLive: false,
    least: 10n,
    most: 200_000n
  },
  'halyard-roulette': {
    kind: 'roulette',
    rules: 'european',
    rtp: '97.30',
    maxWin: 36,
    isLive: false,
    least: 10n,
    most: 200_000n
  },
  'blackjack-salon': {
    kind: 'blackjack',
    rtp: '99.57',
    volatility: 'low',
    maxWin: 16,
    isLive: false,
    least: 100n,
    most: 50_000n
  },
  'jacks-at-the-quay': {
    kind: 'videoPoker',
    rtp: '99.54',
    volatility: 'medium',
    maxWin: 800,
    isLive: false,
    least: 20n,
    most: 10_000n
  },
  'grand-wheel': {
    kind: 'wheel',
    rtp: '96.15',
    maxWin: 25,
    isLive: true,
    least: 10n,
    most: 100_000n
  }
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
