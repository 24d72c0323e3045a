import type { PrizeRule } from './engagement-prizes.ts'

export const CALENDAR_IDS = ['december', 'week'] as const

export type CalendarId = (typeof CALENDAR_IDS)[number]

/** A calendar of doors, one for each day of UTC from its first; its words are under its id. */
export interface CalendarRule {
  readonly id: CalendarId
  /** It begins on a day of each year, or with each Monday. */
  readonly begins: { readonly month: number; readonly day: number } | 'monday'
  /** How long a door stays open, the first day included. */
  readonly openDays: number
  /** What is behind each door; it is told when the door has been opened. */
  readonly doors: readonly PrizeRule[]
}

const points = (count: number): PrizeRule => ({ kind: 'points', points: count })
const money = (euros: bigint): PrizeRule => ({ kind: 'money', euros })
const spins = (count: number, game: Extract<PrizeRule, { kind: 'spins' }>['game']): PrizeRule => ({
  kind: 'spins',
  spins: count,
  euros: 10n,
  game
})

/** Of those that run at a moment the first is shown. */
export const CALENDARS: readonly CalendarRule[] = [
  {
    id: 'december',
    begins: { month: 12, day: 1 },
    openDays: 3,
    doors: [
      points(20),
      spins(5, 'frostbound'),
      points(25),
      points(30),
      spins(5, 'northlight-wolf'),
      money(100n),
      points(30),
      spins(10, 'lotus-after-dark'),
      points(35),
      points(35),
      money(100n),
      spins(10, 'pearl-drift'),
      points(40),
      points(40),
      spins(10, 'emerald-tide'),
      points(45),
      money(200n),
      points(45),
      spins(15, 'orchard-rush'),
      points(50),
      points(50),
      spins(20, 'frostbound'),
      points(75),
      money(500n)
    ]
  },
  {
    id: 'week',
    begins: 'monday',
    openDays: 3,
    doors: [
      points(10),
      points(10),
      spins(5, 'pearl-drift'),
      points(15),
      points(15),
      spins(5, 'emerald-tide'),
      points(30)
    ]
  }
]
