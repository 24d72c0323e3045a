import type { Draw } from '../draw.ts'
import { isEvenChance, POCKETS, type Spot, spotOf } from './spots.ts'

/** European: a zero takes all but what lies on it. French: even chances get half back on it. */
export type RouletteRules = 'european' | 'french'

export interface Chip {
  readonly spot: string
  /** Minor units. */
  readonly amount: bigint
}

export interface PaidChip extends Chip {
  /** What comes back, the chip included. */
  readonly returned: bigint
}

export interface RouletteOutcome {
  readonly number: number
  readonly chips: readonly PaidChip[]
  readonly returned: bigint
}

/** A chip pays as if the wheel had thirty-six numbers; the zero is what the house lives on. */
const NUMBERS_PAID = 36n

function returnedFor(rules: RouletteRules, number: number, spot: Spot, amount: bigint): bigint {
  if (spot.numbers.includes(number)) return (amount * NUMBERS_PAID) / BigInt(spot.numbers.length)
  return rules === 'french' && number === 0 && isEvenChance(spot) ? amount / 2n : 0n
}

/** What chips return when a number falls; a spot that is not on the cloth is an error. */
export function settle(
  rules: RouletteRules,
  number: number,
  chips: readonly Chip[]
): RouletteOutcome {
  const paid = chips.map(chip => {
    const spot = spotOf(chip.spot)
    if (!spot) throw new RangeError(`No spot ${chip.spot}`)
    return { ...chip, returned: returnedFor(rules, number, spot, chip.amount) }
  })
  return { number, chips: paid, returned: paid.reduce((sum, { returned }) => sum + returned, 0n) }
}

/** One round: the ball falls into one of thirty-seven pockets, all equally likely. */
export const spin = (rules: RouletteRules, chips: readonly Chip[], draw: Draw): RouletteOutcome =>
  settle(rules, draw(POCKETS), chips)

/** The exact share of a chip that comes back, as a fraction: every pocket counted once. */
export function returnOf(
  rules: RouletteRules,
  id: string
): { readonly returned: bigint; readonly staked: bigint } {
  // Divisible by two and by every count of numbers a spot may have, so nothing is rounded.
  const amount = 72n
  const numbers = Array.from({ length: POCKETS }, (_, number) => number)
  const returned = numbers.reduce(
    (sum, number) => sum + settle(rules, number, [{ spot: id, amount }]).returned,
    0n
  )
  return { returned, staked: amount * BigInt(POCKETS) }
}
