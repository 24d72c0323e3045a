import type { JackpotRule, PagePot, PotRule } from '#config/jackpots.ts'
import { MICRO_PER_CENT } from './euros.ts'

export interface PotState {
  readonly id: PagePot
  /** Millionths of a euro. */
  readonly micro: bigint
  /** Which filling it is, counted from 1. */
  readonly filling: number
}

/** A number that was drawn for a pot: it falls when the number is below what was given. */
export interface Draw {
  readonly pot: PagePot
  readonly number: number
  readonly below: number
  readonly of: number
}

export interface Drop {
  readonly pot: PagePot
  readonly filling: number
  /** What it pays, in cents. */
  readonly cents: bigint
  readonly cause: 'drawn' | 'mustDrop'
}

export interface Decision {
  readonly pots: readonly PotState[]
  readonly draws: readonly Draw[]
  readonly drops: readonly Drop[]
}

/** So many numbers there are to draw from: the odds are stated for one unit, and are the same for every cent. */
export const drawOf = (rule: JackpotRule, pot: PotRule): number =>
  pot.odds * Number(rule.unit * MICRO_PER_CENT)

const least = (one: bigint, other: bigint | null) => (other === null || one < other ? one : other)

function decidePot(
  rule: JackpotRule,
  pot: PotRule,
  state: PotState,
  micro: bigint,
  draw: (limit: number) => number
): { state: PotState; drawn: Draw; drop: Drop | null } {
  const grown = state.micro + (micro * BigInt(pot.share)) / 10_000n
  const of = drawOf(rule, pot)
  const below = Number(micro)
  const number = draw(of)
  const drawn = { pot: pot.id, number, below, of }
  const full = pot.mustDropAt === null ? null : pot.mustDropAt * MICRO_PER_CENT
  const isFull = full !== null && grown >= full
  if (!isFull && number >= below) return { state: { ...state, micro: grown }, drawn, drop: null }
  const cents = least(grown / MICRO_PER_CENT, pot.mustDropAt)
  return {
    // What is above the most it pays, or less than a cent, begins the next filling.
    state: {
      id: pot.id,
      micro: pot.seed * MICRO_PER_CENT + grown - cents * MICRO_PER_CENT,
      filling: state.filling + 1
    },
    drawn,
    drop: {
      pot: pot.id,
      filling: state.filling,
      cents,
      cause: number < below ? 'drawn' : 'mustDrop'
    }
  }
}

/**
 * Adds a contribution to the pots and draws for each of them whether it falls: the contribution has
 * its share in what it may win. The same state and the same numbers decide the same.
 */
export function decide(
  rule: JackpotRule,
  pots: readonly PotState[],
  micro: bigint,
  draw: (limit: number) => number
): Decision {
  const decided = rule.pots.map(pot => {
    const state = pots.find(({ id }) => id === pot.id)
    if (!state) throw new RangeError(`Jackpot ${rule.id} has no pot ${pot.id}`)
    return decidePot(rule, pot, state, micro, draw)
  })
  return {
    pots: decided.map(({ state }) => state),
    draws: decided.map(({ drawn }) => drawn),
    drops: decided.flatMap(({ drop }) => drop ?? [])
  }
}

/**
 * How much of all contributions comes back over time, from 0 to 1: what flows into the pots, and
 * the seeds the house adds as often as the pots are drawn. Where a pot must fall earlier it is more.
 */
export function returnOf({ pots, unit }: JackpotRule): number {
  const shares = pots.reduce((sum, { share }) => sum + share / 10_000, 0)
  const seeds = pots.reduce((sum, { seed, odds }) => sum + Number(seed) / odds / Number(unit), 0)
  return shares + seeds
}
