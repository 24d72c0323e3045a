import * as v from 'valibot'

import { CURRENCY_CODES } from '#config/currencies.ts'
import { LOCALE_CODES } from '#config/locales.ts'
import { methodOf } from '#config/payment-methods.ts'
import { parserOf } from '#contract/wire/fit.ts'
import {
  readDepositCall,
  readMessageCall,
  readOrderCall,
  readPayoutCall,
  readSinceCall
} from '#contract/wire/trustly.ts'
import type { Ports } from '../../ports.ts'
import { beginPayout, cancelPayout, findPayout, payoutsSince } from '../desk/payouts.ts'
import { takeBack } from '../desk/steps.ts'
import { beginPayment, findByReference, findPayment, paymentsSince } from '../desk/store.ts'
import { depositOrder, payoutOrder } from './orders.ts'

const MOST_LISTED = 500

/** What a method answers with; a text is the code of what is wrong. */
type Answer = Readonly<Record<string, unknown>> | string

type Method = (ports: Ports, data: unknown) => Promise<Answer>

const readKnown = parserOf(
  v.object({ currency: v.picklist(CURRENCY_CODES), locale: v.picklist(LOCALE_CODES) })
)

const readCurrency = parserOf(v.picklist(CURRENCY_CODES))

const deposit: Method = async (ports, data) => {
  const call = readDepositCall(data)
  if (!call) return 'ERROR_INVALID_PARAMETERS'
  const { Attributes: asked, EndUserID, MessageID, NotificationURL } = call
  const known = readKnown({ currency: asked.Currency, locale: asked.Locale })
  if (!known) return 'ERROR_INVALID_CURRENCY'
  const payment = await beginPayment(ports, 'trustly', {
    ...known,
    reference: MessageID,
    amount: asked.Amount,
    customer: EndUserID,
    payee: asked.ShopperStatement,
    country: asked.Country,
    returnUrl: asked.SuccessURL,
    notifyUrl: NotificationURL,
    expiresAt: asked.ExpiresAt,
    accountToken: asked.AccountID
  })
  if (!payment) return 'ERROR_DUPLICATE_MESSAGE_ID'
  const url = new URL(`/pay/${payment.id}`, ports.config.providerUrls.trustly).href
  return { orderid: payment.id, url }
}

const accountPayout: Method = async (ports, data) => {
  const call = readPayoutCall(data)
  if (!call) return 'ERROR_INVALID_PARAMETERS'
  const currency = readCurrency(call.Currency)
  if (!currency) return 'ERROR_INVALID_CURRENCY'
  const payout = await beginPayout(ports, 'trustly', {
    currency,
    reference: call.MessageID,
    amount: call.Amount,
    customer: call.EndUserID,
    accountToken: call.AccountID,
    notifyUrl: call.NotificationURL,
    minutes: methodOf('trustly').paysOutWithinMinutes
  })
  if (payout === 'unknownAccount') return 'ERROR_ACCOUNT_NOT_FOUND'
  if (payout === 'differs') return 'ERROR_DUPLICATE_MESSAGE_ID'
  return { orderid: payout.id, result: '1' }
}

const denyWithdrawal: Method = async (ports, data) => {
  const call = readMessageCall(data)
  const payout = call && (await findPayout(ports.db.kysely, 'trustly', call.MessageID))
  const after = payout && (await cancelPayout(ports, payout.id))
  return after ? { orderid: after.id, result: '1' } : 'ERROR_ORDER_NOT_FOUND'
}

const refund: Method = async (ports, data) => {
  const call = readOrderCall(data)
  const payment = call && (await findPayment(ports.db.kysely, 'trustly', call.OrderID))
  const after = payment && (await takeBack(ports, payment.id, 'refunded'))
  return after ? { orderid: after.id, result: '1' } : 'ERROR_ORDER_NOT_FOUND'
}

const getOrders: Method = async ({ db }, data) => {
  const one = readMessageCall(data)
  if (one) {
    const payment = await findByReference(db.kysely, 'trustly', one.MessageID)
    const payout = await findPayout(db.kysely, 'trustly', one.MessageID)
    return {
      orders: [
        ...(payment ? [depositOrder(payment)] : []),
        ...(payout ? [payoutOrder(payout)] : [])
      ]
    }
  }
  const since = readSinceCall(data)?.Since
  if (!since) return 'ERROR_INVALID_PARAMETERS'
  const payments = await paymentsSince(db.kysely, 'trustly', since, MOST_LISTED)
  const payouts = await payoutsSince(db.kysely, 'trustly', since, MOST_LISTED)
  return { orders: [...payments.map(depositOrder), ...payouts.map(payoutOrder)] }
}

/** What a merchant may call. */
export const METHODS: ReadonlyMap<string, Method> = new Map([
  ['Deposit', deposit],
  ['AccountPayout', accountPayout],
  ['DenyWithdrawal', denyWithdrawal],
  ['Refund', refund],
  ['GetOrders', getOrders]
])
