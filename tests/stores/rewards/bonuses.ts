import type { Bonus } from '#stores/rewards/bonuses.ts'

/** A bonus as the platform tells it. */
export const bonus = (id: string, change: Partial<Bonus> = {}): Bonus => ({
  id,
  name: 'Tailwind',
  status: 'Active',
  endReason: null,
  currency: 'EUR',
  given: { amount: '15.00' },
  left: { amount: '15.00' },
  terms: {
    factor: 30,
    weights: [
      { games: 'Slots', percent: 100 },
      { games: 'Table', percent: 10 },
      { games: 'Live', percent: 0 },
      { games: 'Sports', percent: 0 }
    ],
    maxBet: { amount: '5.00' },
    maxPayout: { amount: '150.00' },
    expiresAt: '2026-12-02T14:20:00.000Z'
  },
  required: { amount: '450.00' },
  wagered: { amount: '318.00' },
  remaining: { amount: '132.00' },
  progress: 0.7,
  grantedAt: '2026-11-25T14:20:00.000Z',
  endedAt: null,
  converted: null,
  removed: null,
  openRounds: 0,
  ...change
})

export const bonusesOf = (...bonuses: readonly Bonus[]) => ({
  viewer: {
    id: '1',
    bonuses: {
      edges: bonuses.map(node => ({ node })),
      pageInfo: { hasNextPage: false, endCursor: null }
    }
  }
})
