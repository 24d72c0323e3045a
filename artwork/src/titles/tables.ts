/** Table and live tiles: drawn in their quieter look, not on the slot shelf. */
export const tables = [
  { slug: 'roulette-du-cap', studio: 'velvet-table' },
  { slug: 'blackjack-salon', studio: 'velvet-table' },
  { slug: 'punto-noir', studio: 'mirador-live' },
  { slug: 'grand-wheel', studio: 'mirador-live' }
] as const
