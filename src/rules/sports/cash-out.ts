import { linesOf } from './bets.ts'
import { multiplierOf, type On, priceOf } from './leg.ts'
import { floorOf, ONE, per, product, type Ratio, ratio } from './ratio.ts'
import type { CashOutRefusal } from './refusals.ts'
import { type Bet, linePays, partsOf, stakeOf } from './returns.ts'

/** One line of a cash-out as a page explains it: stake × price ÷ now, less the margin. */
export interface CashOutLine {
  readonly on: On
  /** Places of its legs in the bet. */
  readonly legs: readonly number[]
  /** The prices as accepted, with what settled legs multiply by. */
  readonly price: Ratio
  /** The prices of its open legs now; 1 where none is open, and nothing is kept back of such a line. */
  readonly now: Ratio
  /** Minor units before and after the margin. */
  readonly full: bigint
  readonly value: bigint
}

export type CashOut =
  | { readonly status: 'offered'; readonly value: bigint; readonly lines: readonly CashOutLine[] }
  | { readonly status: 'none' }
  | { readonly status: 'suspended' }

/**
 * What a bet is worth now. Lines that have lost count nothing; with none left, with none open, or of
 * a free bet there is no offer. Every line is rounded down for itself, as its return is.
 *
 * @param now the price of every leg in thousandths, null where it is suspended; not read of settled legs
 * @param margin thousandths that the house keeps
 */
export function cashOutOf(bet: Bet, now: readonly (number | null)[], margin: number): CashOut {
  const { shape, lineStake, legs, isFree } = bet
  const kept = ratio(BigInt(1000 - margin), 1000n)
  const lines: CashOutLine[] = []
  let isOpen = false
  for (const on of isFree ? [] : partsOf(bet)) {
    const settled = legs.map(leg => multiplierOf(leg, on))
    const prices = legs.map((leg, index) => settled[index] ?? priceOf(leg, on))
    for (const line of linesOf(shape, legs.length)) {
      const price = product(line.map(index => prices[index] ?? ONE))
      if (price.over === 0n) continue
      const current: Ratio[] = []
      for (const index of line) {
        const leg = legs[index]
        if (leg === undefined || leg.settled !== null) continue
        const odds = now[index]
        if (odds == null) return { status: 'suspended' }
        current.push(priceOf({ odds, part: leg.part }, on))
      }
      const divisor = product(current)
      const worth = per(price, divisor)
      const full = linePays(lineStake, worth, false)
      isOpen ||= current.length > 0
      lines.push({
        on,
        legs: line,
        price,
        now: divisor,
        full,
        value: current.length > 0 ? floorOf(product([worth, kept]), lineStake) : full
      })
    }
  }
  const value = lines.reduce((sum, line) => sum + line.value, 0n)
  return isOpen && value > 0n ? { status: 'offered', value, lines } : { status: 'none' }
}

/** Minor units for a part of the stake, rounded down; for all of it the whole value. */
export const partialValue = (value: bigint, stake: bigint, part: bigint): bigint =>
  (value * part) / stake

/**
 * The part of a stake that so many whole percent of it are, in minor units: every line keeps a whole
 * stake, so it is rounded down by line.
 */
export function partOfStake(bet: Bet, percent: number): bigint {
  const stake = stakeOf(bet)
  return ((bet.lineStake * BigInt(percent)) / 100n) * (stake / bet.lineStake)
}

/**
 * What stays of a bet when a part of its stake is cashed out; null where nothing stays, or its lines
 * cannot share it.
 */
export function afterPart(bet: Bet, part: bigint): Bet | null {
  const lines = stakeOf(bet) / bet.lineStake
  const left = bet.lineStake - part / lines
  return part > 0n && part % lines === 0n && left > 0n ? { ...bet, lineStake: left } : null
}

/**
 * Why a value that was shown is not paid; null where it is. What rose since is paid as it is now, what
 * fell is asked about again.
 */
export function cashOutRefusal(shown: bigint, now: CashOut): CashOutRefusal | null {
  if (now.status === 'suspended') return 'SUSPENDED'
  if (now.status === 'none') return 'NOT_OFFERED'
  return now.value < shown ? 'VALUE_CHANGED' : null
}
