import { OPERATORS } from '#config/operators.ts'
import { fromJson } from '#contract/wire/fit.ts'
import {
  PIQ_SIGNATURE_HEADER,
  type PiqRefusal,
  piqSigned,
  readPiqCall,
  readPiqStarted,
  readPiqTransaction,
  readPiqTransactions
} from '#contract/wire/piq.ts'
import { toDecimal } from '#rules/money.ts'
import { isTimedSigned, timedSignature } from '../../../http/timed-signature.ts'
import type { Ports } from '../../../ports.ts'
import { askProvider } from './ask.ts'
import { notificationPath, notificationUrl, sharedSecret } from './keys.ts'
import { payInOf, payOutOf } from './listed.ts'
import { payOutAnswerOf } from './payout-answer.ts'
import { factOf } from './piq-facts.ts'
import { authorise, type PiqReply, verifyUser } from './piq-questions.ts'
import type { Heard, Message, Outcome, ProviderAdapter } from './port.ts'
import { REPLY_STATUS } from './reply-status.ts'

const signed = ({ clock, config }: Ports, text: string) => ({
  [PIQ_SIGNATURE_HEADER]: timedSignature(sharedSecret(config, 'piq', 'api'), clock.now(), text)
})

function post(ports: Ports, path: string, said: object) {
  const body = JSON.stringify(said)
  const headers = {
    'content-type': 'application/json',
    ...signed(ports, piqSigned('POST', path, body))
  }
  return askProvider(ports, 'piq', path, { method: 'POST', headers, body })
}

/** What the wallet has of one reference, or since a moment; null without an answer. */
async function transactionsBy(ports: Ports, query: Readonly<Record<string, string>>) {
  const path = `/api/v1/transactions?${new URLSearchParams(query)}`
  const headers = signed(ports, piqSigned('GET', path, ''))
  const answer = await askProvider(ports, 'piq', path, { headers })
  if (answer.status === 'none') return null
  return readPiqTransactions(answer.body)?.transactions.map(factOf) ?? null
}

/** A wallet that asks before it takes money, and tells afterwards. */
export const piq: ProviderAdapter = {
  provider: 'piq',

  async begin(ports, order) {
    const { config } = ports
    const answer = await post(ports, '/api/v1/sessions', {
      merchantTxId: order.reference,
      merchantName: OPERATORS[config.operator].title,
      userId: order.customer,
      txAmount: toDecimal(order.amount, order.currency),
      txAmountCy: order.currency,
      country: order.country,
      locale: order.locale,
      returnUrl: order.returnUrl,
      callbackUrl: notificationUrl(config, 'piq'),
      expiresAt: order.expiresAt.toISOString(),
      accountId: order.accountId
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = readPiqStarted(answer.body)
    // The page goes into a frame of ours, so it must lie where frames may come from.
    const isFramable =
      started && new URL(started.cashierUrl).origin === new URL(config.providerUrls.piq).origin
    return isFramable
      ? { status: 'begun', paymentId: started.txId, url: started.cashierUrl }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return payInOf(await transactionsBy(ports, { merchantTxId: reference }))
  },

  async payOut(ports, order) {
    const answer = await post(ports, '/api/v1/payouts', {
      merchantTxId: order.reference,
      userId: order.customer,
      txAmount: toDecimal(order.amount, order.currency),
      txAmountCy: order.currency,
      callbackUrl: notificationUrl(ports.config, 'piq'),
      accountId: order.accountId
    })
    return payOutAnswerOf(answer, order.reference, body => readPiqTransaction(body)?.merchantTxId)
  },

  async cancelPayOut(ports, reference) {
    const answer = await post(ports, `/api/v1/payouts/${encodeURIComponent(reference)}/cancel`, {})
    return answer.status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return payOutOf(await transactionsBy(ports, { merchantTxId: reference }))
  },

  async changesSince(ports, since) {
    return await transactionsBy(ports, { since: since.toISOString() })
  },

  async answer(ports, message) {
    if (!isAuthentic(ports, message)) return undefined
    const said = readPiqCall(fromJson(message.raw.toString('utf8')))
    switch (said?.call) {
      case 'verifyuser':
        return replyWith(await verifyUser(ports, said))
      case 'authorize':
        return replyWith(await authorise(ports, said))
      default:
        return undefined
    }
  },

  hear(ports, message): Heard {
    if (!isAuthentic(ports, message)) return { status: 'forged' }
    const said = readPiqCall(fromJson(message.raw.toString('utf8')))
    if (said?.call !== 'transfer' && said?.call !== 'cancel') return { status: 'unreadable' }
    const { txId, txState } = said.transaction
    const fact = factOf(said.transaction)
    const id = `${said.call}-${txId}-${txState}`
    return { status: 'heard', id, says: JSON.stringify(fact), ...fact }
  },

  reply(_ports, _message, outcome) {
    if (REPLY_STATUS[outcome] === 200) return replyWith({ success: true })
    const body: PiqReply = { success: false, errCode: REFUSALS[outcome] ?? 'UNKNOWN_TRANSACTION' }
    return { status: REPLY_STATUS[outcome], body: JSON.stringify(body) }
  }
}

const replyWith = (reply: PiqReply) => ({ status: 200, body: JSON.stringify(reply) })

const REFUSALS: Partial<Record<Heard['status'] | Outcome, PiqRefusal>> = {
  forged: 'BAD_SIGNATURE',
  unreadable: 'BAD_CALL',
  wrongAmount: 'WRONG_AMOUNT'
}

const isAuthentic = ({ clock, config }: Ports, { headers, raw }: Message): boolean =>
  isTimedSigned(
    sharedSecret(config, 'piq', 'notifications'),
    clock.now(),
    headers[PIQ_SIGNATURE_HEADER],
    piqSigned('POST', notificationPath('piq'), raw.toString('utf8'))
  )
