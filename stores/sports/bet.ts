import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { SportsBetFieldsFragment } from '#contract/generated/page/graphql.ts'
import type { Leg, Settlement } from '#rules/sports/leg.ts'
import type { Bet } from '#rules/sports/returns.ts'
import { readWireShape } from '#rules/sports/wire-shape.ts'
import { minorOf } from '../lib/wire-money.ts'

type Wire = SportsBetFieldsFragment

export type BetLeg = Wire['legs'][number]
export type BetRefusal = NonNullable<Wire['refusal']>

/** A bet as its player is told it; amounts in minor units, moments in milliseconds. */
export interface PlacedBet
  extends Pick<
    Wire,
    | 'id'
    | 'number'
    | 'status'
    | 'eachWay'
    | 'lines'
    | 'isFreeBet'
    | 'version'
    | 'legs'
    | 'refusal'
    | 'shape'
    | 'of'
  > {
  readonly currency: CurrencyCode
  readonly placedAt: number
  readonly pendingUntil: number | null
  readonly settledAt: number | null
  readonly stake: bigint
  readonly openStake: bigint
  readonly possible: bigint
  readonly returned: bigint
  readonly owed: bigint
  readonly cashOut: {
    readonly state: Wire['cashOut']['state']
    readonly value: bigint | null
    readonly allowsPart: boolean
    readonly expiresAt: number | null
    readonly margin: number
    readonly autoAtLeast: bigint | null
  }
  readonly cashOuts: readonly {
    readonly at: number
    readonly stake: bigint
    readonly value: bigint
    readonly isAutomatic: boolean
  }[]
}

const momentOf = (text: string | null) => (text === null ? null : Date.parse(text))

/** Reads a bet of the wire; one in a currency that the house does not know is a fault. */
export function readBet(wire: Wire): PlacedBet {
  const { currency, cashOut } = wire
  if (!isCurrency(currency)) throw new RangeError(`A bet in an unknown currency: ${currency}`)
  const minor = (amount: string) => minorOf(amount, currency)
  const orNull = (amount: string | null) => (amount === null ? null : minor(amount))
  const { id, number, status, eachWay, lines, isFreeBet, version, legs, refusal, shape, of } = wire
  return {
    ...{ id, number, status, eachWay, lines, isFreeBet, version, legs, refusal, shape, of },
    currency,
    placedAt: Date.parse(wire.placedAt),
    pendingUntil: momentOf(wire.pendingUntil),
    settledAt: momentOf(wire.settledAt),
    stake: minor(wire.stake),
    openStake: minor(wire.openStake),
    possible: minor(wire.possibleReturn),
    returned: minor(wire.returned),
    owed: minor(wire.owed),
    cashOut: {
      state: cashOut.state,
      value: orNull(cashOut.value),
      allowsPart: cashOut.allowsPart,
      expiresAt: momentOf(cashOut.expiresAt),
      margin: cashOut.margin,
      autoAtLeast: orNull(cashOut.autoAtLeast)
    },
    cashOuts: wire.cashOuts.map(({ at, stake, value, isAutomatic }) => ({
      at: Date.parse(at),
      stake: minor(stake),
      value: minor(value),
      isAutomatic
    }))
  }
}

const heatOf = (places: number | null, tied: number | null) =>
  places === null || tied === null ? undefined : { places, tied }

const RIGHT: readonly BetLeg['status'][] = ['WON', 'HALF_WON', 'DEAD_HEAT']

/** How a leg ended, as the rules want it; null while it is open. */
function settlementOf(leg: BetLeg): Settlement | null {
  if (leg.status === 'OPEN') return null
  const deadHeat = heatOf(leg.deadHeatPlaces, leg.deadHeatTied)
  const placeDeadHeat = heatOf(leg.placeDeadHeatPlaces, leg.placeDeadHeatTied)
  return {
    result: RIGHT.includes(leg.status) ? 1 : 0,
    void: leg.voidHalves === 2 ? 2 : leg.voidHalves === 1 ? 1 : 0,
    ...(deadHeat && { deadHeat }),
    ...(leg.placed !== null && { placed: leg.placed ? (1 as const) : (0 as const) }),
    ...(placeDeadHeat && { placeDeadHeat })
  }
}

const ruledLeg = (leg: BetLeg): Leg => ({
  odds: leg.price,
  part: leg.eachWayPart,
  settled: settlementOf(leg)
})

/**
 * The bet as the rules reckon with it, for what is still staked on it, or was until it was settled.
 * Null for a shape that its legs cannot have.
 */
export function ruledBet(bet: PlacedBet): Bet | null {
  const shape = readWireShape(bet.shape, bet.of, bet.legs.length)
  const cashed = bet.cashOuts.reduce((sum, { stake }) => sum + stake, 0n)
  const left = bet.openStake > 0n ? bet.openStake : bet.stake - cashed
  if (shape === null || bet.lines === 0) return null
  return {
    shape,
    eachWay: bet.eachWay,
    lineStake: left / BigInt(bet.lines),
    isFree: bet.isFreeBet,
    legs: bet.legs.map(ruledLeg)
  }
}
