import type { TitleSlug } from './catalogue/all-titles.ts'
import type { PrizeRule } from './engagement-prizes.ts'

export const CONTEST_ENTRIES = ['automatic', 'confirmed', 'buyIn'] as const
export type ContestEntry = (typeof CONTEST_ENTRIES)[number]

export const CONTEST_MEASURES = ['mostPoints', 'highestMultiplier', 'mostRounds'] as const
export type ContestMeasure = (typeof CONTEST_MEASURES)[number]

/** When the tournaments of a series run, in UTC. */
export interface ContestSchedule {
  readonly every: 'day' | 'week'
  /** From midnight of the day, or of the week's Monday. */
  readonly fromHour: number
  readonly hours: number
}

/** Places from one to another, each with the prize. */
export interface PlacePrize {
  readonly from: number
  readonly to: number
  readonly prize: PrizeRule
}

/** A series of tournaments; its words are in the message files under its id. */
export interface ContestSeries {
  readonly id: ContestId
  readonly schedule: ContestSchedule
  readonly entry: ContestEntry
  /** In points; above zero for a buy-in alone. */
  readonly price: number
  readonly measure: ContestMeasure
  /** In minor units of EUR. A larger bet is worth no more than one of so much. */
  readonly minimumBet: bigint
  /** Only the first so many rounds of a player count; null where all do. */
  readonly mostBets: number | null
  readonly mostEntrants: number | null
  readonly fromLevel: number
  readonly games: readonly TitleSlug[]
  /** By places without a gap. */
  readonly prizes: readonly PlacePrize[]
}

const money = (from: number, to: number, euros: bigint): PlacePrize => ({
  from,
  to,
  prize: { kind: 'money', euros }
})

const points = (from: number, to: number, count: number): PlacePrize => ({
  from,
  to,
  prize: { kind: 'points', points: count }
})

/** What a round is worth where points are counted: by how many times its stake it has returned. */
export const POINTS_BY_RETURN: readonly { readonly times: bigint; readonly points: number }[] = [
  { times: 100n, points: 50 },
  { times: 20n, points: 20 },
  { times: 5n, points: 5 },
  { times: 2n, points: 2 },
  { times: 1n, points: 1 }
]

export const CONTEST_IDS = [
  'northlight-sprint',
  'teal-room-evening',
  'neon-weekend',
  'vigil-at-midnight',
  'hoard-for-two-hundred',
  'captains-table'
] as const

export type ContestId = (typeof CONTEST_IDS)[number]

export const CONTESTS: readonly ContestSeries[] = [
  {
    id: 'northlight-sprint',
    schedule: { every: 'day', fromHour: 12, hours: 12 },
    entry: 'confirmed',
    price: 0,
    measure: 'highestMultiplier',
    minimumBet: 20n,
    mostBets: 200,
    mostEntrants: null,
    fromLevel: 0,
    games: ['northlight-wolf'],
    prizes: [
      money(1, 1, 50_000n),
      money(2, 2, 30_000n),
      money(3, 3, 20_000n),
      money(4, 4, 12_000n),
      money(5, 5, 8_000n),
      money(6, 40, 2_000n)
    ]
  },
  {
    id: 'teal-room-evening',
    schedule: { every: 'day', fromHour: 0, hours: 24 },
    entry: 'automatic',
    price: 0,
    measure: 'mostPoints',
    minimumBet: 20n,
    mostBets: 50,
    mostEntrants: null,
    fromLevel: 0,
    games: ['roulette-du-cap', 'halyard-roulette', 'blackjack-salon'],
    prizes: [points(1, 5, 150), points(6, 20, 60)]
  },
  {
    id: 'neon-weekend',
    schedule: { every: 'week', fromHour: 4 * 24, hours: 3 * 24 },
    entry: 'confirmed',
    price: 0,
    measure: 'mostPoints',
    minimumBet: 10n,
    mostBets: 300,
    mostEntrants: null,
    fromLevel: 0,
    games: ['neon-sevens', 'orchard-rush', 'twin-koi'],
    prizes: [money(1, 1, 40_000n), money(2, 5, 12_500n), money(6, 30, 2_400n)]
  },
  {
    id: 'vigil-at-midnight',
    schedule: { every: 'day', fromHour: 0, hours: 6 },
    entry: 'confirmed',
    price: 0,
    measure: 'highestMultiplier',
    minimumBet: 20n,
    mostBets: 100,
    mostEntrants: null,
    fromLevel: 0,
    games: ['dragons-vigil'],
    prizes: [
      money(1, 1, 30_000n),
      money(2, 5, 8_000n),
      {
        from: 6,
        to: 25,
        prize: { kind: 'spins', spins: 20, euros: 20n, game: 'dragons-vigil' }
      }
    ]
  },
  {
    id: 'hoard-for-two-hundred',
    schedule: { every: 'week', fromHour: 0, hours: 7 * 24 },
    entry: 'buyIn',
    price: 100,
    measure: 'mostPoints',
    minimumBet: 10n,
    mostBets: 200,
    mostEntrants: 200,
    fromLevel: 0,
    games: ['sunken-hoard', 'pearl-drift', 'emerald-tide'],
    prizes: [points(1, 1, 2_000), points(2, 5, 1_000), points(6, 10, 500)]
  },
  {
    id: 'captains-table',
    schedule: { every: 'week', fromHour: 0, hours: 7 * 24 },
    entry: 'confirmed',
    price: 0,
    measure: 'highestMultiplier',
    minimumBet: 20n,
    mostBets: 500,
    mostEntrants: null,
    fromLevel: 9,
    games: ['the-ninth-vault', 'captains-reckoning'],
    prizes: [money(1, 1, 150_000n), money(2, 5, 37_500n), money(6, 50, 4_400n)]
  }
]
