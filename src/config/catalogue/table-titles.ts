import type { StudioSlug } from './studios.ts'
import type { SymbolFamily } from './symbols.ts'
import type { TableSlug } from './tables.ts'

/** The list of games of its kind that a table stands in first. */
export type TableFamily = 'roulette' | 'blackjack' | 'table-games' | 'live-casino'

/** A table of the house's shelf. */
export interface TableTitle {
  readonly slug: TableSlug
  readonly name: string
  readonly studio: StudioSlug
  readonly family: TableFamily
  /** Whose backdrop stands behind it on its page. */
  readonly scene: SymbolFamily
  readonly released: string
}

export const TABLE_TITLES = [
  {
    slug: 'roulette-du-cap',
    name: 'Roulette du Cap',
    studio: 'velvet-table',
    family: 'roulette',
    scene: 'vault',
    released: '2026-10-20'
  },
  {
    slug: 'halyard-roulette',
    name: 'Halyard Roulette',
    studio: 'velvet-table',
    family: 'roulette',
    scene: 'pirate',
    released: '2026-11-12'
  },
  {
    slug: 'blackjack-salon',
    name: 'Blackjack Salon',
    studio: 'velvet-table',
    family: 'blackjack',
    scene: 'vault',
    released: '2026-11-05'
  },
  {
    slug: 'jacks-at-the-quay',
    name: 'Jacks at the Quay',
    studio: 'velvet-table',
    family: 'table-games',
    scene: 'pirate',
    released: '2026-11-17'
  },
  {
    slug: 'grand-wheel',
    name: 'Grand Wheel',
    studio: 'mirador-live',
    family: 'live-casino',
    scene: 'vault',
    released: '2026-11-24'
  }
] as const satisfies readonly TableTitle[]
