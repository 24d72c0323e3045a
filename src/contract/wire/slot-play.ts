import type { RoundProof, TableRound } from './table-play.ts'

/** Names of symbols as rounds and rules use them: h1 to h5, a, k, q, j, 10, wild, scatter, coin. */
export type SlotSymbol = string

export type SlotCell = readonly [reel: number, row: number]

/** Amounts here and below are decimal strings of the major unit. */
export interface SlotWin {
  readonly symbol: SlotSymbol
  readonly cells: readonly SlotCell[]
  readonly amount: string
  readonly factor: number
  readonly line?: number
  readonly ways?: number
}

/** One picture of a round, as the browser shows it. */
export interface SlotStep {
  readonly kind: 'spin' | 'respin' | 'fall' | 'free' | 'fill'
  readonly grid: readonly (readonly SlotSymbol[])[]
  readonly wins: readonly SlotWin[]
  readonly filled?: readonly number[]
  readonly awarded?: number
  readonly scatters?: readonly SlotCell[]
  readonly free?: { readonly played: number; readonly of: number }
  readonly factor?: number
  readonly held?: readonly { readonly cell: SlotCell; readonly amount: string }[]
  readonly respinsLeft?: number
  readonly chosen?: SlotSymbol
  /** What the round has won up to and with this picture. */
  readonly total: string
}

export interface SlotRound {
  readonly id: string
  readonly stake: string
  readonly win: string
  readonly isCapped: boolean
  /** The casino paid the stake. */
  readonly isFree?: true
  readonly steps: readonly SlotStep[]
  readonly proof: RoundProof
}

export type PlayedRound = SlotRound | TableRound

/** Spins of this game that the casino gives: it pays their stake, their wins are the player's. */
export interface FreeSpins {
  readonly id: string
  readonly left: number
  readonly of: number
  /** What each of them stakes. */
  readonly stake: string
  /** By all of them so far. */
  readonly won: string
  readonly endsAt: string
}

/** A play as its browser is told of it; the token comes only when the play is opened. */
export interface Play<Round extends PlayedRound = PlayedRound> {
  readonly sessionToken?: string
  readonly mode: 'REAL' | 'FUN'
  readonly currency: string
  readonly balance: string | null
  readonly stakes: readonly string[]
  readonly minimumRoundMs: number
  readonly celebratesBelowStake: boolean
  /** What decides the next round is known by this hash. */
  readonly commitment: string
  /** A round that is not played, or was not seen, to its end. */
  readonly pending: Round | null
  /** The oldest first; one without spins left stands there while its last round is not seen. */
  readonly freeSpins: readonly FreeSpins[]
}

/** What is told once a round is paid. */
export interface SettledRound {
  readonly balance: string | null
  /** As of a play, with those that the round was of. */
  readonly freeSpins: readonly FreeSpins[]
}

export type SlotPlay = Play<SlotRound>

export interface SlotPastRound {
  readonly id: string
  readonly at: string
  readonly stake: string
  readonly win: string
  /** The casino paid the stake. */
  readonly isFree?: true
}

/** A page of rounds, the latest first. */
export interface PastRounds {
  readonly rounds: readonly SlotPastRound[]
  readonly hasMore: boolean
}

/** A round that is over, with what was shown before each of its moves. */
export interface PastRound<Round extends PlayedRound = PlayedRound> {
  readonly at: string
  readonly earlier: readonly Round[]
  readonly round: Round
}

/** What one to five of a kind pay, in coins. */
export type SlotPays = readonly number[]

export interface SlotRules {
  readonly slug: string
  readonly title: string
  readonly family: string
  readonly kind: 'classic' | 'flare' | 'book' | 'tumble' | 'hold'
  readonly model: {
    readonly rtp: string
    readonly hitRate: string
    readonly volatility: 'low' | 'medium' | 'high'
    readonly maxWin: number
    readonly reels: number
    readonly rows: number
    readonly lines: number | null
    readonly ways: number | null
    readonly coins: number
    readonly features: readonly string[]
  }
  readonly pays: Readonly<Record<SlotSymbol, SlotPays>>
  readonly scatterPays: SlotPays
  readonly lines: readonly (readonly number[])[] | null
  readonly bothWays: boolean
  readonly free?: {
    readonly 3: number
    readonly 4: number
    readonly 5: number
    readonly factor: number
    readonly most: number
    readonly step?: number
  }
  readonly ladder?: readonly number[]
  readonly rows?: { readonly least: number; readonly most: number }
  readonly hold?: { readonly trigger: number; readonly respins: number; readonly full: number }
  readonly art: {
    /** Addresses of pictures by symbol; what is not there is drawn by the browser. */
    readonly symbols: Readonly<Record<SlotSymbol, string>>
    /** Without the ending of its format. */
    readonly backdrop: string | null
  }
}

export const SLOT_REFUSALS = [
  'ANOTHER_SLOT_OPEN',
  'AUTOPLAY_FORBIDDEN',
  'BETS_CLOSED',
  'BONUS_STAKE_TOO_HIGH',
  'GAME_NOT_FOUND',
  'INSUFFICIENT_FUNDS',
  'INSUFFICIENT_PLAY_MONEY',
  'INVALID_MOVE',
  'INVALID_REQUEST',
  'INVALID_STAKE',
  'INVALID_TOKEN',
  'LIMIT_REACHED',
  'NO_FREE_SPINS',
  'PLAYER_BLOCKED',
  'ROUND_IN_PROGRESS',
  'ROUND_NOT_FOUND',
  'ROUND_TOO_SOON',
  'SESSION_ENDED',
  'STAKE_TOO_HIGH',
  'UNKNOWN',
  'WALLET_UNREACHABLE'
] as const

export type SlotRefusal = (typeof SLOT_REFUSALS)[number]

/** With LIMIT_REACHED: what the player's limit has still room for, as a decimal. */
export interface SlotLimit {
  readonly left: string
  /** The limit is on this game alone. */
  readonly isOfGame: boolean
}

/** Why nothing was begun or moved. */
export interface PlayRefusal {
  readonly code: SlotRefusal
  /** What a stake may be at most, where it was above that. */
  readonly most?: string
  readonly limit?: SlotLimit
}
