import type { StakeRules } from '#config/sports/stakes.ts'
import { linesOf } from './bets.ts'
import { priceOf } from './leg.ts'
import { ONE, plus, product, type Ratio, ratio } from './ratio.ts'
import type { BetRefusal } from './refusals.ts'
import { type Bet, partsOf } from './returns.ts'

type StakeFault = BetRefusal & ('STAKE_BELOW_MIN' | 'STAKE_ABOVE_MAX' | 'STAKE_OFF_STEP')

/** What is wrong with minor units on each of so many lines; null for nothing. */
export function stakeFault(
  lineStake: bigint,
  lines: number,
  { least, most, step }: StakeRules
): StakeFault | null {
  if (lineStake < least || lineStake <= 0n) return 'STAKE_BELOW_MIN'
  if (lineStake * BigInt(lines) > most) return 'STAKE_ABOVE_MAX'
  return lineStake % step === 0n ? null : 'STAKE_OFF_STEP'
}

export type Spread =
  | { readonly status: 'ok'; readonly lineStake: bigint }
  | {
      readonly status: 'refused'
      readonly code: BetRefusal & 'STAKE_OFF_STEP'
      /** The nearest totals that can be shared, in minor units; `below` may be zero. */
      readonly below: bigint
      readonly above: bigint
    }

/** Shares a total among lines: every line gets the same multiple of the step, or the total is refused. */
export function spread(total: bigint, lines: number, step: bigint): Spread {
  const least = step * BigInt(lines)
  const over = total % least
  if (over === 0n) return { status: 'ok', lineStake: total / BigInt(lines) }
  const below = total - over
  return { status: 'refused', code: 'STAKE_OFF_STEP', below, above: below + least }
}

/** What a bet wins at most for one minor unit on each line. */
function mostWon({ shape, eachWay, legs }: Omit<Bet, 'isFree' | 'lineStake'>): Ratio {
  const lines = linesOf(shape, legs.length)
  const sums = partsOf({ eachWay }).map(on => {
    const prices = legs.map(leg => priceOf(leg, on))
    // Whatever legs a line has, what is under its price divides what is under the price of all.
    const { under } = product(prices)
    const won = lines
      .map(line => product(line.map(index => prices[index] ?? ONE)))
      .map(price => price.over * (under / price.under) - under)
    return ratio(
      won.reduce((sum, each) => sum + each, 0n),
      under
    )
  })
  return sums.reduce(plus)
}

/**
 * The most on each line, in minor units and a multiple of the step, with which a bet can win no more
 * than a limit: of a single, limit ÷ (price − 1).
 */
export function mostLineStake(
  limit: bigint,
  bet: Omit<Bet, 'isFree' | 'lineStake'>,
  step: bigint
): bigint {
  const { over, under } = mostWon(bet)
  const most = over > 0n && limit > 0n ? (limit * under) / over : 0n
  return most - (most % step)
}
