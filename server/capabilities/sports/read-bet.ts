import { createHash } from 'node:crypto'

import type { CurrencyCode } from '#config/currencies.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { parseDecimal } from '#rules/money.ts'
import type { AcceptanceMode } from '#rules/sports/acceptance.ts'
import { lineCount, MOST_LEGS, type Shape } from '#rules/sports/bets.ts'
import { isOdds } from '#rules/sports/prices.ts'
import { spread, stakeFault } from '#rules/sports/stake.ts'
import { readWireShape } from '#rules/sports/wire-shape.ts'
import type { SportsBetInput } from '../../generated/main.ts'
import type { AskedLeg } from './check-legs.ts'
import type { Refusal } from './refusal.ts'

/** A bet as it was asked for, of which the form is right. */
export interface BetAsked {
  readonly reference: string
  readonly hash: string
  readonly legs: readonly AskedLeg[]
  readonly shape: Shape
  readonly eachWay: boolean
  readonly lines: number
  /** In minor units. */
  readonly lineStake: bigint
  readonly stake: bigint
  readonly mode: AcceptanceMode
  readonly freeBet: string | null
}

const REFERENCE = /^[\w.:-]{1,64}$/
const EVENT = /^[a-z\d][a-z\d-]{0,79}$/
const LONGEST_MARKET = 120
const OUTCOME = /^[a-z\d:+.-]{1,60}$/

/** Whether a text can be the player's own number of something. */
export const isReference = (text: string): boolean => REFERENCE.test(text)

/** Whether a selection has the form of one; whether it exists is another question. */
export const isSelection = ({ event, market, outcome }: Omit<AskedLeg, 'price'>): boolean =>
  EVENT.test(event) && market.length <= LONGEST_MARKET && OUTCOME.test(outcome)

/** What stands for a body, so that a reference can be known to ask for the same again. */
export const bodyHash = (body: object): string =>
  createHash('sha256').update(JSON.stringify(body)).digest('base64url')

const isLeg = (leg: AskedLeg) => isSelection(leg) && isOdds(leg.price)

/** Reads a bet in the player's currency; what can be judged without knowing events is judged here. */
export function readBet(input: SportsBetInput, currency: CurrencyCode): BetAsked | Refusal {
  const { legs: given, reference, isStakeTotal, freeBet } = input
  // The contract gives both a value where none was sent; its types do not say so.
  const eachWay = input.eachWay ?? false
  const mode = input.acceptance ?? 'NONE'
  const legs = given.map(({ event, market, outcome, price }) => ({ event, market, outcome, price }))
  if (!isReference(reference) || legs.length === 0) return { code: 'MALFORMED_REQUEST' }
  if (legs.length > MOST_LEGS) return { code: 'TOO_MANY_LEGS' }
  const foreign = legs.findIndex(leg => !isLeg(leg))
  if (foreign !== -1) return { code: 'MALFORMED_REQUEST', leg: foreign }
  const shape = readWireShape(input.shape, input.of ?? null, legs.length)
  if (!shape) return { code: 'MALFORMED_REQUEST' }
  const parsed = parseDecimal(input.stake, currency)
  if (parsed.status === 'refused')
    return { code: parsed.fault === 'TOO_MANY_DECIMALS' ? 'STAKE_OFF_STEP' : 'MALFORMED_REQUEST' }
  const rules = BET_STAKES[currency]
  const lines = lineCount(shape, legs.length) * (eachWay ? 2 : 1)
  const least = rules.least * BigInt(lines)
  // What is not above zero is told apart from what only has the wrong step.
  if (parsed.minor <= 0n) return { code: 'STAKE_BELOW_MIN', amount: least }
  const spreads = isStakeTotal ? spread(parsed.minor, lines, rules.step) : null
  if (spreads?.status === 'refused') return { code: spreads.code, amount: spreads.below }
  const lineStake = spreads?.lineStake ?? parsed.minor
  const fault = stakeFault(lineStake, lines, rules)
  if (fault) {
    const amounts = { STAKE_BELOW_MIN: least, STAKE_ABOVE_MAX: rules.most, STAKE_OFF_STEP: null }
    const amount = amounts[fault]
    return { code: fault, ...(amount !== null && { amount }) }
  }
  return {
    reference,
    hash: bodyHash({ ...input, legs }),
    legs,
    shape,
    eachWay,
    lines,
    lineStake,
    stake: lineStake * BigInt(lines),
    mode,
    freeBet: freeBet ?? null
  }
}
