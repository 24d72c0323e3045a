import type { Slice } from './quiet.ts'

export interface Spread {
  readonly median: number
  readonly min: number
  readonly max: number
}

/** One line of the table: a figure, the reference of the same rounds, and how sure that is. */
export interface Figure {
  readonly group: string
  readonly name: string
  readonly unit: string
  readonly better: 'higher' | 'lower'
  readonly measured: Spread
  readonly reference: Spread
  /** Of the figure to its reference, round by round. */
  readonly ratio: Spread
  /** How far the twin, which is the reference again, was from the reference: half of its rounds lie within. */
  readonly noise: number
  /** Whether the ratio is further from one than three times the noise. */
  readonly isClaimed: boolean
  readonly rounds: number
  readonly cleanRounds: number
}

/** Figures taken one after the other in the same rounds. */
export interface Series {
  readonly measured: readonly Slice<number>[]
  readonly reference: readonly Slice<number>[]
  readonly twin: readonly Slice<number>[]
}

const NOISE_TIMES = 3
/** Fewer rounds show what chance does rather than what the house does. */
export const FEWEST_ROUNDS = 5

const middle = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = sorted.length >> 1
  const upper = sorted[half] ?? 0
  return sorted.length % 2 === 1 ? upper : ((sorted[half - 1] ?? 0) + upper) / 2
}

export const spreadOf = (values: readonly number[]): Spread => ({
  median: middle(values),
  min: Math.min(...values),
  max: Math.max(...values)
})

const quotient = (above: number, below: number) => (above === below ? 1 : above / below)

export interface About {
  readonly group: string
  readonly name: string
  readonly unit: string
  readonly better: 'higher' | 'lower'
}

/**
 * Compares round by round. Rounds that others disturbed are left out where enough clean ones
 * remain. Counted figures (`isExact`) have no noise; measured ones need rounds for a claim.
 */
export function compare(about: About, series: Series, isExact = false): Figure {
  const rounds = series.measured.flatMap((measured, index) => {
    const [reference, twin] = [series.reference[index], series.twin[index]]
    if (!reference || !twin) return []
    const isClean = measured.isClean && reference.isClean && twin.isClean
    return [{ measured: measured.value, reference: reference.value, twin: twin.value, isClean }]
  })
  const clean = rounds.filter(round => round.isClean)
  const used = clean.length >= FEWEST_ROUNDS ? clean : rounds
  const ratio = spreadOf(used.map(round => quotient(round.measured, round.reference)))
  const noise = middle(used.map(round => Math.abs(quotient(round.twin, round.reference) - 1)))
  const isFar = Math.abs(ratio.median - 1) > NOISE_TIMES * noise
  return {
    ...about,
    measured: spreadOf(used.map(round => round.measured)),
    reference: spreadOf(used.map(round => round.reference)),
    ratio,
    noise,
    isClaimed: isFar && (isExact || used.length >= FEWEST_ROUNDS),
    rounds: rounds.length,
    cleanRounds: clean.length
  }
}
