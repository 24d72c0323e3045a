/** A sport of the book: how its play is parted, in minutes. Icons are named as in the house's icon set. */
export interface Sport {
  readonly id: string
  readonly icon: string
  /** Goals are rare and have a score effect, points are many, sets are won, a race has a field. */
  readonly play: 'goals' | 'points' | 'sets' | 'race'
  readonly period: 'half' | 'third' | 'quarter' | 'set'
  /** How many periods there are, at the most. */
  readonly periods: number
  /** Minutes of play in one period; null where play has no clock. */
  readonly minutes: number | null
  /** Minutes of rest after each period but the last. */
  readonly rests: readonly number[]
  /** Whether a match may end level. */
  readonly draws: boolean
  /** Whether its sides are teams, which meet in rounds, and not people who meet by lot. */
  readonly hasTeams: boolean
}

export const SPORTS = [
  {
    id: 'football',
    icon: 'football',
    play: 'goals',
    period: 'half',
    periods: 2,
    minutes: 45,
    rests: [15],
    draws: true,
    hasTeams: true
  },
  {
    id: 'ice-hockey',
    icon: 'ice-hockey',
    play: 'goals',
    period: 'third',
    periods: 3,
    minutes: 20,
    rests: [12, 12],
    draws: true,
    hasTeams: true
  },
  {
    id: 'tennis',
    icon: 'tennis',
    play: 'sets',
    period: 'set',
    periods: 3,
    minutes: null,
    rests: [],
    draws: false,
    hasTeams: false
  },
  {
    id: 'basketball',
    icon: 'basketball',
    play: 'points',
    period: 'quarter',
    periods: 4,
    minutes: 10,
    rests: [2, 12, 2],
    draws: false,
    hasTeams: true
  },
  {
    id: 'handball',
    icon: 'handball',
    play: 'points',
    period: 'half',
    periods: 2,
    minutes: 30,
    rests: [12],
    draws: true,
    hasTeams: true
  },
  {
    id: 'volleyball',
    icon: 'volleyball',
    play: 'sets',
    period: 'set',
    periods: 5,
    minutes: null,
    rests: [],
    draws: false,
    hasTeams: true
  },
  {
    id: 'darts',
    icon: 'darts',
    play: 'sets',
    period: 'set',
    periods: 7,
    minutes: null,
    rests: [],
    draws: false,
    hasTeams: false
  },
  {
    id: 'biathlon',
    icon: 'biathlon',
    play: 'race',
    period: 'half',
    periods: 1,
    minutes: null,
    rests: [],
    draws: false,
    hasTeams: false
  }
] as const satisfies readonly Sport[]

export type SportId = (typeof SPORTS)[number]['id']

export const isSport = (id: string): id is SportId => SPORTS.some(sport => sport.id === id)

/** The sport of that name. */
export function sportOf(id: SportId): Sport {
  const sport = SPORTS.find(one => one.id === id)
  if (sport === undefined) throw new RangeError(`No sport ${id}`)
  return sport
}
