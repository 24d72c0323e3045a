import { createHash } from 'node:crypto'

import type { CurrencyCode } from '#config/currencies.ts'
import { isOffer, type OfferId } from '#config/deposit-offers.ts'
import { OPERATORS } from '#config/operators.ts'
import {
  isPaymentMethod,
  methodOf,
  type PaymentMethodId,
  termsOf
} from '#config/payment-methods.ts'
import { redirectTarget } from '#contract/wire/redirect-target.ts'
import { parseDecimal } from '#rules/money.ts'
import { feeOf } from '#rules/payment-fee.ts'
import type { Config } from '../../config.ts'
import type { CreateDepositErrorCode, CreateDepositInput } from '../../generated/main.ts'
import { siteOrigins } from '../../identity/realm.ts'
import { minimumOf } from './terms.ts'

export interface DepositOrder {
  readonly idempotencyKey: string
  /** What comes into the purse, and what the provider takes on top of it. */
  readonly amount: bigint
  readonly fee: bigint
  readonly currency: CurrencyCode
  readonly method: PaymentMethodId
  readonly returnUrl: string
  readonly accountId: string | null
  readonly offer: OfferId | null
  /** Tells the same order from another one under the same key. */
  readonly hash: string
}

export interface Buyer {
  readonly country: string
  readonly currency: CurrencyCode
}

const KEY = /^[\x21-\x7e]{1,128}$/

/** Whether a text can be an idempotency key: printable, without spaces, 128 signs at most. */
export const isKey = (text: string): boolean => KEY.test(text)

const LONGEST_URL = 2048

/** Reads what a client sent, once and exactly, or gives the first code that stands against it. */
export function readDepositInput(
  config: Config,
  buyer: Buyer,
  input: CreateDepositInput
): DepositOrder | CreateDepositErrorCode {
  const { idempotencyKey, method } = input
  if (!isKey(idempotencyKey)) return 'INVALID_IDEMPOTENCY_KEY'
  const returnUrl = readReturnUrl(config, input.returnUrl)
  if (returnUrl === undefined) return 'INVALID_RETURN_URL'
  if (input.currency !== buyer.currency) return 'CURRENCY_MISMATCH'
  const isOffered = isPaymentMethod(method) && offered(config, method)
  const terms = isOffered && termsOf(method, buyer.country, buyer.currency)
  if (!isOffered || !terms) return 'METHOD_NOT_AVAILABLE'

  const parsed = parseDecimal(input.amount, buyer.currency)
  if (parsed.status === 'refused' || parsed.minor <= 0n) return 'INVALID_AMOUNT'
  const { minor: amount } = parsed
  if (amount < minimumOf(buyer.currency)) return 'BELOW_MINIMUM'
  if (amount > terms.maximum) return 'ABOVE_MAXIMUM'

  const { accountId = null, offer = null } = input
  if (offer !== null && !isOffer(offer)) return 'OFFER_NOT_AVAILABLE'

  const { currency } = buyer
  const fee = feeOf(amount, methodOf(method).feeBasisPoints)
  const body = JSON.stringify([String(amount), currency, method, returnUrl, accountId, offer])
  const hash = createHash('sha256').update(body).digest('hex')
  return { idempotencyKey, amount, fee, currency, method, returnUrl, accountId, offer, hash }
}

const offered = ({ operator }: Config, method: PaymentMethodId) =>
  OPERATORS[operator].providers.payment.includes(method)

/** An address on the site, whole; undefined for any other. */
function readReturnUrl(config: Config, text: string): string | undefined {
  if (text.length > LONGEST_URL) return undefined
  return siteOrigins(config)
    .map(origin => redirectTarget(text, new URL(origin), 'about:blank'))
    .find(target => target !== 'about:blank')
}
