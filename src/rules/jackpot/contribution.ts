import type { CurrencyCode } from '#config/currencies.ts'
import { fractionOf, nearestOf } from './euros.ts'

/** The part of a minor unit that a remainder counts. */
const REMAINDER = 10_000n

/** What a bet gives, in minor units, and what stays for the next because it is less than one. */
export interface Given {
  readonly amount: bigint
  readonly remainder: number
}

/**
 * What a player gives with each bet who gives an amount of euros: the nearest whole minor unit of
 * the currency, from a table and not from the bet (decision D8).
 */
export const amountPerBet = (euros: string, currency: CurrencyCode, rate: string): bigint =>
  nearestOf(euros, currency, rate)

/**
 * A share of a stake in whole minor units. What is less than one is kept until shares of later bets
 * have made it one, so that over time exactly the share is given and never more.
 */
export function shareOfBet(stake: bigint, share: string, remainder: number): Given {
  const { top, bottom } = fractionOf(share)
  const parts = (stake * top * REMAINDER) / bottom + BigInt(remainder)
  return { amount: parts / REMAINDER, remainder: Number(parts % REMAINDER) }
}

/** The option that a text means by its value (`0.30` is 0.3); undefined for one that is not offered. */
export function optionOf(text: string, options: readonly number[]): number | undefined {
  if (!/^\d{1,6}(\.\d{1,6})?$/.test(text)) return undefined
  return options.find(option => option === Number(text))
}
