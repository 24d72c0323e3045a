import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { TICKET_CURRENCY, TICKET_PRICE } from '#config/raffles.ts'
import { fractionOf } from '../jackpot/euros.ts'

const PRICE_SCALE = 10n ** BigInt(CURRENCIES[TICKET_CURRENCY].digits)

/**
 * How many tickets stakes of so much give, in minor units of a currency: they are added up first and
 * divided once, so that none is lost by rounding. The rate says how many of the currency stand for
 * one of the currency that tickets are priced in.
 */
export function ticketsFor(wagered: bigint, currency: CurrencyCode, rate: string): bigint {
  const { top, bottom } = fractionOf(rate)
  const scale = 10n ** BigInt(CURRENCIES[currency].digits)
  return (wagered * bottom * PRICE_SCALE) / (TICKET_PRICE * top * scale)
}
