import { linesOf, type Shape } from './bets.ts'
import { type Leg, multiplierOf, type On, priceOf } from './leg.ts'
import { floorOf, ONE, product, type Ratio, times } from './ratio.ts'

export interface Bet {
  readonly shape: Shape
  /** Every line twice: on the win, and with the same stake on the places. */
  readonly eachWay: boolean
  /** Minor units on each line. */
  readonly lineStake: bigint
  /** A free bet pays what is won without its stake. */
  readonly isFree: boolean
  readonly legs: readonly Leg[]
}

export interface LineReturn {
  readonly on: On
  /** Places of its legs in the bet. */
  readonly legs: readonly number[]
  /** Whether what it pays still hangs on a leg. */
  readonly isOpen: boolean
  /** What it multiplies its stake by, with every open leg won. */
  readonly price: Ratio
  /** Minor units, with every open leg won. */
  readonly pays: bigint
}

const isLost = ({ over }: Ratio) => over === 0n

const BOTH: readonly On[] = ['win', 'place']

/** What stakes are on: the win, and of an each way bet the places too. */
export const partsOf = ({ eachWay }: Pick<Bet, 'eachWay'>): readonly On[] =>
  eachWay ? BOTH : ['win']

/** What a line pays in minor units, rounded down once: decision D9. Slip and settlement both ask here. */
export function linePays(stake: bigint, price: Ratio, isFree: boolean): bigint {
  const whole = floorOf(price, stake)
  if (!isFree) return whole
  return whole > stake ? whole - stake : 0n
}

/** Every line of a bet, those on wins first. */
export function lineReturns({ shape, eachWay, lineStake, isFree, legs }: Bet): LineReturn[] {
  const lines = linesOf(shape, legs.length)
  return partsOf({ eachWay }).flatMap(on => {
    const settled = legs.map(leg => multiplierOf(leg, on))
    const best = legs.map((leg, index) => settled[index] ?? priceOf(leg, on))
    return lines.map((line): LineReturn => {
      const price = product(line.map(index => best[index] ?? ONE))
      const isOpen = !isLost(price) && line.some(index => settled[index] === null)
      return { on, legs: line, isOpen, price, pays: linePays(lineStake, price, isFree) }
    })
  })
}

export interface Returned {
  /** Settled as soon as nothing that is open can change it, as when a leg of a combo is lost. */
  readonly status: 'open' | 'settled'
  /** Minor units that its settled lines pay. */
  readonly certain: bigint
  /** Minor units with every open leg won; of a settled bet what it pays. */
  readonly possible: bigint
}

/** What a bet returns as its legs stand now. */
export function returnOf(bet: Bet): Returned {
  let certain = 0n
  let open = 0n
  let status: Returned['status'] = 'settled'
  for (const { isOpen, pays } of lineReturns(bet)) {
    if (isOpen) {
      status = 'open'
      open += pays
    } else certain += pays
  }
  return { status, certain, possible: certain + open }
}

/** Minor units staked on all lines together. */
export const stakeOf = ({ shape, eachWay, lineStake, legs }: Omit<Bet, 'isFree'>): bigint =>
  lineStake * BigInt(linesOf(shape, legs.length).length * (eachWay ? 2 : 1))

/** The price of all legs together; a void one counts as 1. */
export const combinedPrice = (legs: readonly Leg[]): Ratio =>
  legs.map(leg => multiplierOf(leg, 'win') ?? priceOf(leg, 'win')).reduce(times, ONE)

export interface Range {
  /** How many legs win; all others lose. */
  readonly right: number
  /** Minor units, by which legs they are. */
  readonly least: bigint
  readonly most: bigint
}

/**
 * What a bet of several lines returns for every number of legs that pays anything, each leg at its
 * price. Of so many legs the dearest return most and the cheapest least, line by line.
 */
export function rangesOf(shape: Shape, lineStake: bigint, odds: readonly number[]): Range[] {
  const lines = linesOf(shape, odds.length)
  const prices = odds
    .toSorted((a, b) => a - b)
    .map(each => priceOf({ odds: each, part: null }, 'win'))
  const paid = (isRight: (index: number) => boolean) =>
    lines
      .filter(line => line.every(isRight))
      .map(line => floorOf(product(line.map(index => prices[index] ?? ONE)), lineStake))
      .reduce((sum, pays) => sum + pays, 0n)
  return odds
    .map((_, index) => index + 1)
    .map(right => ({
      right,
      least: paid(index => index < right),
      most: paid(index => index >= odds.length - right)
    }))
    .filter(({ most }) => most > 0n)
}
