import type { OperatorName } from './operators.ts'

/** A rank of the loyalty programme; its words are in the message files under its id. */
export interface RankRule {
  /** Of the programme: `navigator`. */
  readonly id: string
  /** The level that it begins at. */
  readonly level: number
  /** A hue of its card and logo, as a value of CSS. */
  readonly color: string
  /** Of the weekly cashback, in hundredths of a percent. */
  readonly cashbackBasisPoints: number
  /** Points that reaching it brings. */
  readonly points: number
}

/** How play becomes experience and experience a rank. */
export interface Programme {
  /** The name under which the provider knows the casino. */
  readonly clientId: string
  /** Minor units of EUR staked for a point of experience. Bonus money counts as real money does. */
  readonly stakePerXp: bigint
  /** Experience that a level takes, from the first on; the last holds for all further ones. */
  readonly levels: readonly number[]
  /** In rising order, the first at level 0. */
  readonly ranks: readonly RankRule[]
  /** Without a bet for so many days the rank is lost: level 0, and a part of the points. */
  readonly lostAfterDays: number
  readonly confiscatedPercent: number
}

const LEVELS = [10, 20, 40, 80, 160, 250, 400, 600, 900, 1_300, 1_800, 2_500] as const

const COMMON = {
  stakePerXp: 1_000n,
  levels: LEVELS,
  lostAfterDays: 90,
  confiscatedPercent: 20
} as const

/** The programmes by operator; who has none has no loyalty pages. */
const PROGRAMMES: Readonly<Partial<Record<OperatorName, Programme>>> = {
  Infiniza: {
    ...COMMON,
    clientId: 'infiniza-lobby',
    ranks: [
      { id: 'deckhand', level: 0, color: '#c98a66', cashbackBasisPoints: 500, points: 0 },
      { id: 'helmsman', level: 3, color: '#b9c6cf', cashbackBasisPoints: 700, points: 100 },
      { id: 'navigator', level: 6, color: '#5fe0d0', cashbackBasisPoints: 1000, points: 250 },
      { id: 'captain', level: 9, color: '#d9b45b', cashbackBasisPoints: 1200, points: 500 }
    ]
  },
  FortuneForge: {
    ...COMMON,
    clientId: 'fortuneforge-lobby',
    ranks: [
      { id: 'iron', level: 0, color: '#8f8880', cashbackBasisPoints: 200, points: 0 },
      { id: 'bronze', level: 2, color: '#c27d46', cashbackBasisPoints: 300, points: 50 },
      { id: 'brass', level: 4, color: '#d8b25c', cashbackBasisPoints: 500, points: 150 },
      { id: 'steel', level: 7, color: '#a9c0d3', cashbackBasisPoints: 700, points: 300 },
      { id: 'gold', level: 10, color: '#e2a83a', cashbackBasisPoints: 1000, points: 600 }
    ]
  },
  Herion: {
    ...COMMON,
    clientId: 'herion-lobby',
    ranks: [
      { id: 'trail', level: 0, color: '#7f9c8a', cashbackBasisPoints: 300, points: 0 },
      { id: 'ridge', level: 4, color: '#9db4c7', cashbackBasisPoints: 600, points: 150 },
      { id: 'summit', level: 8, color: '#e0c068', cashbackBasisPoints: 900, points: 400 }
    ]
  }
}

export const programmeOf = (operator: OperatorName): Programme | undefined => PROGRAMMES[operator]

/** The rank of a level. */
export const rankAt = ({ ranks }: Programme, level: number): RankRule | undefined =>
  ranks.findLast(rank => rank.level <= level)
