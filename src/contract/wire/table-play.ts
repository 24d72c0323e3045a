import {
  array,
  type InferOutput,
  maxLength,
  minLength,
  nonEmpty,
  object,
  pipe,
  regex,
  string
} from 'valibot'

import { amount } from './atoms.ts'
import { parserOf } from './fit.ts'

/** Cards by their number (0 to 51, suits of thirteen from the two up); null lies face down. */
export type ShownCard = number | null

const spot = pipe(string(), regex(/^[a-zA-Z]{2,10}(?::\d{1,2}(?:-\d{1,2}){0,5})?$/))

/** What a browser asks for when it begins a round; amounts are decimal strings of the major unit. */
const stakeOpening = object({ stake: amount })
const chipsOpening = object({
  chips: pipe(array(object({ spot, amount })), nonEmpty(), maxLength(157))
})

export type StakeOpening = InferOutput<typeof stakeOpening>
export type ChipsOpening = InferOutput<typeof chipsOpening>

export const readStakeOpening = parserOf(stakeOpening)
export const readChipsOpening = parserOf(chipsOpening)

/** The player's own word in the draw; anything that can be typed and read again. */
const clientSeed = pipe(string(), minLength(1), maxLength(64), regex(/^[\x20-\x7e]+$/))
export const readClientSeed = parserOf(clientSeed)

/** How a round can be checked; the server's seed is told only when the round is over. */
export interface RoundProof {
  readonly commitment: string
  readonly clientSeed: string
  readonly serverSeed: string | null
}

interface CommonRound {
  readonly id: string
  readonly isOver: boolean
  /** All stakes of the round so far. */
  readonly stake: string
  /** Stakes included; zero while the round runs. */
  readonly win: string
  readonly proof: RoundProof
}

export interface RouletteRound extends CommonRound {
  readonly kind: 'roulette'
  readonly number: number
  readonly chips: readonly {
    readonly spot: string
    readonly amount: string
    readonly returned: string
  }[]
}

export interface BlackjackHand {
  readonly cards: readonly number[]
  readonly points: number
  readonly isSoft: boolean
  readonly stake: string
  readonly isDone: boolean
  readonly isSplit: boolean
  /** Once the round is over. */
  readonly returned: string | null
}

export interface BlackjackRound extends CommonRound {
  readonly kind: 'blackjack'
  readonly phase: 'insurance' | 'playing' | 'over'
  readonly dealer: { readonly cards: readonly ShownCard[]; readonly points: number }
  readonly hands: readonly BlackjackHand[]
  readonly active: number
  readonly insurance: { readonly stake: string; readonly returned: string } | null
  /** How many moves it has had. */
  readonly made: number
  /** What may be done, and what it costs. */
  readonly moves: Readonly<Record<string, string>>
  /** What basic strategy says. */
  readonly advice: string | null
}

export interface VideoPokerRound extends CommonRound {
  readonly kind: 'videoPoker'
  readonly dealt: readonly number[]
  readonly cards: readonly number[]
  readonly held: readonly number[]
  readonly hand: string | null
}

export interface WheelRound extends CommonRound {
  readonly kind: 'wheel'
  readonly number: number
  /** How often chips were added: the next time says so. */
  readonly moves: number
  /** Where the wheel stops, once no more chips are taken. */
  readonly segment: number | null
  readonly chips: readonly {
    readonly spot: string
    readonly amount: string
    readonly returned: string | null
  }[]
}

export type TableRound = RouletteRound | BlackjackRound | VideoPokerRound | WheelRound

/** What everybody at a live table sees; times are ISO 8601. */
export interface LiveTable {
  readonly now: string
  readonly round: {
    readonly number: number
    readonly opensAt: string
    readonly closesAt: string
    readonly stopsAt: string
    readonly endsAt: string
    readonly commitment: string
    /** Both are told when no more chips are taken. */
    readonly segment: number | null
    readonly serverSeed: string | null
  }
  /** The latest first. */
  readonly history: readonly { readonly number: number; readonly segment: number }[]
  readonly seats: readonly LiveSeat[]
}

/** A player of the running round, whom nobody can tell by it. */
export interface LiveSeat {
  readonly seat: number
  readonly spots: readonly string[]
  readonly stake: string
  readonly currency: string
  readonly win: string | null
}

interface CommonTableRules {
  readonly slug: string
  readonly title: string
  /** In percent, two digits; of a game of choices when it is played as well as can be. */
  readonly rtp: string
  /** A round never pays more than so many of the stakes that it began with. */
  readonly maxWin: number
  /** Addresses without the ending of their format. */
  readonly art: { readonly backdrop: string | null; readonly wide: string | null }
}

export interface RouletteTableRules extends CommonTableRules {
  readonly kind: 'roulette'
  readonly rules: 'european' | 'french'
}

export interface OtherTableRules extends CommonTableRules {
  readonly kind: 'blackjack' | 'videoPoker' | 'wheel'
}

/** What a browser is told of a table before it is played; chips and limits come with the play. */
export type TableRules = RouletteTableRules | OtherTableRules
