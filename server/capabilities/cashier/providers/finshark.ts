import { isCurrency } from '#config/currencies.ts'
import { OPERATORS } from '#config/operators.ts'
import { methodOf } from '#config/payment-methods.ts'
import {
  FINSHARK_SIGNATURE_HEADER,
  FINSHARK_TIME_HEADER,
  type FinsharkPaymentState,
  type FinsharkPayoutState,
  finsharkSigned,
  readFinsharkNotification,
  readFinsharkPayment,
  readFinsharkPayments,
  readFinsharkPayout,
  readFinsharkPayouts,
  readFinsharkStarted
} from '#contract/wire/finshark.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { toDecimal } from '#rules/money.ts'
import { isSigned, signatureOf } from '../../../http/signed-call.ts'
import type { Ports } from '../../../ports.ts'
import { type Asked, askProvider } from './ask.ts'
import { notificationPath, notificationUrl, sharedSecret } from './keys.ts'
import { firstOf, listBoth } from './listed.ts'
import { payOutAnswerOf } from './payout-answer.ts'
import type { Message, PayInFact, PayOutFact, ProviderAdapter } from './port.ts'
import { ProviderSilent } from './provider-silent.ts'
import { REPLY_STATUS } from './reply-status.ts'

const PAY_IN: Readonly<Record<FinsharkPaymentState, PayInFact['status']>> = {
  created: 'open',
  settled: 'captured',
  failed: 'declined',
  aborted: 'cancelled',
  expired: 'expired',
  returned: 'refunded',
  recalled: 'chargedBack'
}

const PAY_OUT: Readonly<Record<FinsharkPayoutState, PayOutFact['status']>> = {
  queued: 'accepted',
  executed: 'paid',
  rejected: 'refused',
  bounced: 'returned',
  aborted: 'cancelled'
}

type Payment = NonNullable<ReturnType<typeof readFinsharkPayment>>
type Payout = NonNullable<ReturnType<typeof readFinsharkPayout>>

/** In a currency that we do not know, no amount is the one that we asked for. */
const decimalOf = ({ currency, minorUnits }: Payment | Payout): string =>
  isCurrency(currency) ? toDecimal(BigInt(minorUnits), currency) : String(minorUnits)

const payInOf = (payment: Payment): PayInFact => ({
  paymentId: payment.id,
  reference: payment.reference,
  status: PAY_IN[payment.state],
  amount: decimalOf(payment),
  currency: payment.currency,
  sequence: payment.revision,
  at: payment.changedAt,
  account: payment.debtor?.masked ?? null,
  accountId: payment.debtor?.id ?? null
})

const payOutOf = (payout: Payout): PayOutFact => ({
  payoutId: payout.id,
  reference: payout.reference,
  status: PAY_OUT[payout.state],
  amount: decimalOf(payout),
  currency: payout.currency,
  sequence: payout.revision,
  at: payout.changedAt
})

/** Asks the API of Finshark, posting what is given; a call is signed with its address and its time. */
function ask(ports: Ports, path: string, order?: object): Promise<Asked> {
  const { clock, config } = ports
  const method = order ? 'POST' : 'GET'
  const body = order ? JSON.stringify(order) : ''
  const time = String(Math.floor(clock.now().getTime() / 1000))
  const signed = Buffer.from(finsharkSigned(method, path, body))
  const headers = {
    'content-type': 'application/json',
    [FINSHARK_TIME_HEADER]: time,
    [FINSHARK_SIGNATURE_HEADER]: signatureOf(sharedSecret(config, 'finshark', 'api'), time, signed)
  }
  return askProvider(ports, 'finshark', path, { method, headers, ...(order && { body }) })
}

type Query = { readonly reference: string } | { readonly since: string }

async function payInsOf(ports: Ports, query: Query): Promise<readonly PayInFact[] | null> {
  const answer = await ask(ports, `/payments?${new URLSearchParams(query)}`)
  const read = answer.status === 'none' ? null : readFinsharkPayments(answer.body)
  return read?.payments.map(payInOf) ?? null
}

async function payOutsOf(ports: Ports, query: Query): Promise<readonly PayOutFact[] | null> {
  const answer = await ask(ports, `/payouts?${new URLSearchParams(query)}`)
  const read = answer.status === 'none' ? null : readFinsharkPayouts(answer.body)
  return read?.payouts.map(payOutOf) ?? null
}

/** Finshark: a page that leads back, and notifications that only name what to ask for. */
export const finshark: ProviderAdapter = {
  provider: 'finshark',

  async begin(ports, order) {
    const { config } = ports
    const answer = await ask(ports, '/payments', {
      reference: order.reference,
      minorUnits: Number(order.amount),
      currency: order.currency,
      creditor: OPERATORS[config.operator].title,
      customer: { id: order.customer, country: order.country, locale: order.locale },
      returnUrl: order.returnUrl,
      changedUrl: notificationUrl(config, 'finshark'),
      until: order.expiresAt.toISOString()
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = readFinsharkStarted(answer.body)
    const url = started && URL.parse(started.redirect)
    // The browser is sent there, so it must be the provider's own page.
    return started && url?.origin === new URL(config.providerUrls.finshark).origin
      ? { status: 'begun', paymentId: started.id, url: url.href }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return firstOf(await payInsOf(ports, { reference }))
  },

  async payOut(ports, order) {
    const answer = await ask(ports, '/payouts', {
      reference: order.reference,
      minorUnits: Number(order.amount),
      currency: order.currency,
      customer: order.customer,
      debtor: order.accountId,
      changedUrl: notificationUrl(ports.config, 'finshark'),
      withinMinutes: methodOf('finshark').paysOutWithinMinutes
    })
    return payOutAnswerOf(answer, order.reference, body => readFinsharkPayout(body)?.reference)
  },

  async cancelPayOut(ports, reference) {
    const path = `/payouts/by-reference/${encodeURIComponent(reference)}/abort`
    const answer = await ask(ports, path, {})
    return answer.status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return firstOf(await payOutsOf(ports, { reference }))
  },

  async changesSince(ports, since) {
    const query = { since: since.toISOString() }
    return await listBoth(await payInsOf(ports, query), () => payOutsOf(ports, query))
  },

  async hear(ports, message) {
    if (!isAuthentic(ports, message)) return { status: 'forged' }
    const read = readFinsharkNotification(fromJson(message.raw.toString('utf8')))
    const fact = read && (await factOf(ports, read.changed, read.id))
    return fact ? { status: 'heard', id: read.event, ...fact } : { status: 'unreadable' }
  },

  reply(_ports, _message, outcome) {
    return { status: REPLY_STATUS[outcome], body: JSON.stringify({ outcome }) }
  }
}

async function factOf(ports: Ports, changed: 'payment' | 'payout', id: string) {
  const answer = await ask(ports, `/${changed}s/${encodeURIComponent(id)}`)
  if (answer.status === 'none') throw new ProviderSilent('finshark')
  const { body } = answer
  if (changed === 'payment') {
    const payment = readFinsharkPayment(body)
    return payment && ({ kind: 'payIn', fact: payInOf(payment) } as const)
  }
  const payout = readFinsharkPayout(body)
  return payout && ({ kind: 'payOut', fact: payOutOf(payout) } as const)
}

const isAuthentic = ({ clock, config }: Ports, { headers, raw }: Message): boolean =>
  isSigned(
    sharedSecret(config, 'finshark', 'notifications'),
    {
      timestamp: headers[FINSHARK_TIME_HEADER],
      signature: headers[FINSHARK_SIGNATURE_HEADER],
      body: Buffer.from(finsharkSigned('POST', notificationPath('finshark'), raw.toString('utf8')))
    },
    clock.now()
  )
