import type { FeedSettled } from '#contract/wire/sports-feed.ts'
import { type Ratio, ratio, times } from './ratio.ts'

/** How an outcome stands once its market is settled, as a feed tells it. */
export type Settlement = Omit<FeedSettled['outcomes'][number], 'id'>

export interface Leg {
  /** Thousandths, as accepted. */
  readonly odds: number
  /** The place part of an each way bet pays one such part of the price; null where none is offered. */
  readonly part: number | null
  /** Null while it is open. */
  readonly settled: Settlement | null
}

/** The halves of an each way bet; every other bet is on the win alone. */
export type On = 'win' | 'place'

/** The price that a leg pays on its whole stake. */
export const priceOf = ({ odds, part }: Pick<Leg, 'odds' | 'part'>, on: On): Ratio =>
  on === 'win' || part === null
    ? ratio(BigInt(odds), 1000n)
    : ratio(BigInt(1000 * (part - 1) + odds), BigInt(1000 * part))

/**
 * What a settled leg multiplies a stake by: what is void comes back, the rest pays the price if it
 * won, shared by those of a dead heat. Null while the leg is open.
 */
export function multiplierOf(leg: Leg, on: On): Ratio | null {
  const { settled } = leg
  if (settled === null) return null
  const isWin = on === 'win'
  const isRight = (isWin ? settled.result : (settled.placed ?? settled.result)) === 1
  const heat = isWin ? settled.deadHeat : settled.placeDeadHeat
  const price = priceOf(leg, on)
  const { over, under } =
    heat === undefined ? price : times(price, ratio(BigInt(heat.places), BigInt(heat.tied)))
  const halves = BigInt(settled.void)
  return ratio(halves * under + (isRight ? (2n - halves) * over : 0n), 2n * under)
}
