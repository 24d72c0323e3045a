import type { CurrencyCode } from '#config/currencies.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { lineCount, type Shape } from '#rules/sports/bets.ts'
import { type Clash, clashOf } from '#rules/sports/combine.ts'
import type { Coupon } from '#rules/sports/coupon.ts'
import type { Leg } from '#rules/sports/leg.ts'
import type { Ratio } from '#rules/sports/ratio.ts'
import {
  type Bet,
  combinedPrice,
  type LineReturn,
  lineReturns,
  type Range,
  rangesOf
} from '#rules/sports/returns.ts'
import { spread, stakeFault } from '#rules/sports/stake.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { ALL, type SlipForm } from './slip-form.ts'
import { contenderOf, type SlipLeg } from './slip-legs.ts'

export type StakeFault = 'NOT_A_NUMBER' | 'STAKE_ABOVE_MAX' | 'STAKE_BELOW_MIN' | 'STAKE_OFF_STEP'

export type SlipStake =
  | { readonly status: 'none' }
  | {
      readonly status: 'refused'
      readonly fault: StakeFault
      /** What would be taken, in minor units; the nearest below and above where it is off step. */
      readonly amounts: readonly bigint[]
    }
  | { readonly status: 'ok'; readonly lineStake: bigint; readonly total: bigint }

/** One bet that the slip would place. */
export interface SlipBet {
  /** What its stake stands under in the form. */
  readonly key: string
  readonly shape: Shape
  readonly legs: readonly SlipLeg[]
  readonly eachWay: boolean
  /** Those on places too. */
  readonly lines: number
  readonly stake: SlipStake
  /** Minor units if all of it comes in at the prices agreed to; null without a stake or a price. */
  readonly returns: bigint | null
  /** What that is at the prices of the moment. */
  readonly returnsNow: bigint | null
}

export interface SlipSums {
  readonly currency: CurrencyCode
  readonly shape: Shape
  readonly bets: readonly SlipBet[]
  /** Those with a stake. */
  readonly staked: readonly SlipBet[]
  /** Minor units over all of them. */
  readonly stake: bigint
  readonly returns: bigint
  /** Two that cannot be legs of one bet; null for singles. */
  readonly clash: Clash | null
  /** Of all legs at the prices agreed to, and at those of the moment; null without all prices. */
  readonly price: Ratio | null
  readonly priceNow: Ratio | null
  /** What `returns` would be at the prices of the moment. */
  readonly returnsNow: bigint
  /** What comes back by how many legs are right, and by line, at those too; none of a bet with one line. */
  readonly ranges: readonly Range[]
  readonly lines: readonly LineReturn[]
  readonly hasEachWay: boolean
  /** A free bet pays the stake. */
  readonly isFree: boolean
}

interface Given {
  readonly coupon: Coupon
  readonly legs: readonly SlipLeg[]
  readonly form: SlipForm
  readonly currency: CurrencyCode
  /** What a free bet stakes instead, in minor units. */
  readonly free: bigint | null
  readonly bcp47: string
}

function readStake(
  { currency, bcp47, form, free }: Given,
  key: string,
  { lines, hasOne }: { readonly lines: number; readonly hasOne: boolean }
): SlipStake {
  const rules = BET_STAKES[currency]
  const refused = (fault: StakeFault, ...amounts: bigint[]): SlipStake => ({
    status: 'refused',
    fault,
    amounts
  })
  const typed = form.stakes[key] ?? ''
  if (free === null && typed.trim() === '') return { status: 'none' }
  const read = readAmount(typed, currency, bcp47)
  const isZero = read.status === 'refused' && ['EMPTY', 'ZERO'].includes(read.fault)
  if (free === null && read.status === 'refused')
    return isZero
      ? { status: 'none' }
      : read.fault === 'TOO_MANY_DECIMALS'
        ? refused('STAKE_OFF_STEP')
        : refused('NOT_A_NUMBER')
  const minor = free ?? (read.status === 'ok' ? read.minor : 0n)
  const isTotal = free !== null || (form.isTotal && hasOne)
  const shared = isTotal ? spread(minor, lines, rules.step) : null
  if (shared?.status === 'refused')
    return refused('STAKE_OFF_STEP', ...[shared.below, shared.above].filter(each => each > 0n))
  const lineStake = shared?.lineStake ?? minor
  const fault = stakeFault(lineStake, lines, rules)
  if (fault === 'STAKE_BELOW_MIN') return refused(fault, rules.least * BigInt(isTotal ? lines : 1))
  if (fault === 'STAKE_ABOVE_MAX') return refused(fault, rules.most)
  if (fault === 'STAKE_OFF_STEP') {
    const below = lineStake - (lineStake % rules.step)
    return refused(fault, ...[below, below + rules.step].filter(each => each >= rules.least))
  }
  return { status: 'ok', lineStake, total: lineStake * BigInt(lines) }
}

type Priced = 'now' | 'odds'

function ruledLegs(legs: readonly SlipLeg[], by: Priced): readonly Leg[] | null {
  const ruled = legs.map((leg): Leg | null => {
    const odds = by === 'now' ? (leg.now ?? leg.odds) : leg.odds
    return odds === null ? null : { odds, part: leg.eachWay?.part ?? null, settled: null }
  })
  return ruled.every(leg => leg !== null) ? ruled : null
}

/** A bet of the slip as the rules reckon with it; null without a stake or a price. */
function ruledBet(
  bet: Omit<SlipBet, 'returns' | 'returnsNow'>,
  isFree: boolean,
  by: Priced
): Bet | null {
  const legs = ruledLegs(bet.legs, by)
  if (legs === null || bet.stake.status !== 'ok') return null
  const { shape, eachWay, stake } = bet
  return { shape, eachWay, lineStake: stake.lineStake, isFree, legs }
}

const sumOf = (lines: readonly LineReturn[]) => lines.reduce((sum, { pays }) => sum + pays, 0n)

const paid = (ruled: Bet | null): bigint | null => ruled && sumOf(lineReturns(ruled))

/** Whether what is picked is one bet of all legs, and not one of each. */
export const isOneBet = ({ shape, selections }: Coupon): boolean =>
  shape !== 'SINGLE' && selections.length > 1

/** What a slip amounts to at this moment, by the same rules as settlement. */
export function slipSums(given: Given): SlipSums {
  const { coupon, legs, form, currency, free } = given
  const hasOne = isOneBet(coupon)
  const { shape } = coupon
  const mayEachWay = (of: readonly SlipLeg[]) => of.every(({ eachWay }) => eachWay !== null)
  const draft = (key: string, of: readonly SlipLeg[]): SlipBet => {
    const eachWay = form.eachWay && mayEachWay(of)
    const kind = hasOne ? shape : 'SINGLE'
    const lines = lineCount(kind, of.length) * (eachWay ? 2 : 1)
    const stake = readStake(given, key, { lines, hasOne })
    const bet = { key, shape: kind, legs: of, eachWay, lines, stake }
    const paidBy = (by: Priced) => paid(ruledBet(bet, free !== null, by))
    return { ...bet, returns: paidBy('odds'), returnsNow: paidBy('now') }
  }
  const bets =
    legs.length === 0 ? [] : hasOne ? [draft(ALL, legs)] : legs.map(leg => draft(leg.key, [leg]))
  const staked = bets.filter(({ stake }) => stake.status === 'ok')
  const total = (of: (bet: SlipBet) => bigint) => staked.reduce((sum, bet) => sum + of(bet), 0n)
  const [one] = bets
  const isMany = hasOne && shape !== 'COMBO' && one !== undefined
  const priceBy = (by: Priced) => {
    const ruled = ruledLegs(legs, by)
    return ruled && ruled.length > 0 ? combinedPrice(ruled) : null
  }
  const many = isMany ? ruledBet(one, free !== null, 'now') : null
  return {
    currency,
    shape: hasOne ? shape : 'SINGLE',
    bets,
    staked,
    stake: total(({ stake }) => (stake.status === 'ok' ? stake.total : 0n)),
    returns: total(({ returns }) => returns ?? 0n),
    returnsNow: total(({ returnsNow }) => returnsNow ?? 0n),
    clash: hasOne ? clashOf(legs.map(contenderOf)) : null,
    price: priceBy('odds'),
    priceNow: priceBy('now'),
    ranges:
      many && !many.eachWay && free === null
        ? rangesOf(
            shape,
            many.lineStake,
            many.legs.map(leg => leg.odds)
          )
        : [],
    lines: many ? lineReturns(many) : [],
    hasEachWay: bets.some(({ legs: of }) => mayEachWay(of)),
    isFree: free !== null
  }
}
