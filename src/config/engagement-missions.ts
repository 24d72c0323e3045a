import type { TitleSlug } from './catalogue/all-titles.ts'
import type { TableKind } from './catalogue/tables.ts'
import type { PrizeRule } from './engagement-prizes.ts'

interface Step {
  readonly id: string
  /** How often it has to happen. */
  readonly of: number
}

/** What a step asks for. None asks for a size of a bet, a deposit or a loss. */
export type MissionStepRule = Step &
  (
    | {
        /** Rounds that have ended, at any stake. */
        readonly kind: 'rounds'
        readonly in: { readonly game: TitleSlug } | { readonly tables: TableKind } | 'slots'
      }
    /** Rounds that have paid so many times their stake, whatever that was. */
    | { readonly kind: 'wins'; readonly times: number }
    /** Days on which the player has logged in. */
    | { readonly kind: 'days' }
    | { readonly kind: 'deposits' }
    /** A page of the site that was opened, by its path below the locale: it needs no play. */
    | { readonly kind: 'page'; readonly path: string }
  )

/** A mission; its words are in the message files under its id. */
export interface MissionRule {
  readonly id: string
  readonly comesAgain: 'never' | 'weekly'
  /** To finish it in, from the player's start on; null where there is no hurry. */
  readonly days: number | null
  readonly fromLevel: number
  readonly steps: readonly MissionStepRule[]
  readonly prizes: readonly PrizeRule[]
  /** Games that its picture is made of. */
  readonly art: readonly TitleSlug[]
}

const rounds = (game: TitleSlug, of: number): MissionStepRule => ({
  id: game,
  kind: 'rounds',
  in: { game },
  of
})

/** In the order in which they are shown. */
export const MISSIONS = [
  {
    id: 'know-your-numbers',
    comesAgain: 'never',
    days: null,
    fromLevel: 0,
    steps: [
      { id: 'dashboard', kind: 'page', path: '/profile/dashboard/', of: 1 },
      { id: 'limits', kind: 'page', path: '/profile/limits/', of: 1 },
      { id: 'responsible-play', kind: 'page', path: '/responsible-play/', of: 1 }
    ],
    prizes: [{ kind: 'points', points: 100 }],
    art: []
  },
  {
    id: 'three-below',
    comesAgain: 'never',
    days: 7,
    fromLevel: 0,
    steps: [rounds('pearl-drift', 20), rounds('emerald-tide', 20), rounds('sunken-hoard', 20)],
    prizes: [
      { kind: 'spins', spins: 10, euros: 20n, game: 'pearl-drift' },
      { kind: 'points', points: 150 }
    ],
    art: ['pearl-drift', 'emerald-tide', 'sunken-hoard']
  },
  {
    id: 'meet-the-tables',
    comesAgain: 'never',
    days: 14,
    fromLevel: 0,
    steps: [
      rounds('roulette-du-cap', 10),
      rounds('blackjack-salon', 10),
      { id: 'video-poker', kind: 'rounds', in: { tables: 'videoPoker' }, of: 10 }
    ],
    prizes: [
      { kind: 'money', euros: 300n },
      { kind: 'points', points: 120 }
    ],
    art: ['roulette-du-cap', 'blackjack-salon']
  },
  {
    id: 'ten-times',
    comesAgain: 'weekly',
    days: 7,
    fromLevel: 2,
    steps: [{ id: 'win', kind: 'wins', times: 10, of: 1 }],
    prizes: [{ kind: 'points', points: 60 }],
    art: ['emerald-tide']
  },
  {
    id: 'round-the-wheel',
    comesAgain: 'weekly',
    days: 7,
    fromLevel: 0,
    steps: [rounds('grand-wheel', 5)],
    prizes: [{ kind: 'points', points: 40 }],
    art: ['grand-wheel']
  }
] as const satisfies readonly MissionRule[]
