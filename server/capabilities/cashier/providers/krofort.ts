import { OPERATORS } from '#config/operators.ts'
import { methodOf } from '#config/payment-methods.ts'
import {
  type KrofortPaymentState,
  type KrofortPayoutState,
  krofortFields,
  readKrofortNotification,
  readKrofortPayment,
  readKrofortPayout,
  readKrofortStarted
} from '#contract/wire/krofort.ts'
import { toDecimal } from '#rules/money.ts'
import { readSignedForm, signedForm } from '../../../http/signed-form.ts'
import type { Ports } from '../../../ports.ts'
import { askProvider } from './ask.ts'
import { notificationUrl, sharedSecret } from './keys.ts'
import { firstOf, listBoth } from './listed.ts'
import type { Fact, PayInFact, PayOutFact, ProviderAdapter } from './port.ts'
import { REPLY_STATUS } from './reply-status.ts'

const PAY_IN: Readonly<Record<KrofortPaymentState, PayInFact['status']>> = {
  WAIT: 'open',
  PAID: 'captured',
  DENY: 'declined',
  QUIT: 'cancelled',
  LATE: 'expired',
  BACK: 'refunded',
  PULL: 'chargedBack'
}

const PAY_OUT: Readonly<Record<KrofortPayoutState, PayOutFact['status']>> = {
  WAIT: 'accepted',
  PAID: 'paid',
  DENY: 'refused',
  BACK: 'returned',
  QUIT: 'cancelled'
}

type Payment = NonNullable<ReturnType<typeof readKrofortPayment>>
type Payout = NonNullable<ReturnType<typeof readKrofortPayout>>

const payInOf = ({
  account,
  amount,
  at,
  curr,
  mask,
  ref,
  seq,
  state,
  txn
}: Payment): PayInFact => ({
  paymentId: txn,
  reference: ref,
  status: PAY_IN[state],
  amount,
  currency: curr,
  sequence: seq,
  at,
  account: mask || null,
  accountId: account
})

const payOutOf = ({ amount, at, curr, ref, seq, state, txn }: Payout): PayOutFact => ({
  payoutId: txn,
  reference: ref,
  status: PAY_OUT[state],
  amount,
  currency: curr,
  sequence: seq,
  at
})

/** `none` as well for a call that was not taken for ours: then nothing was judged. */
type Answer =
  | { readonly status: 'none' }
  | { readonly status: 'refused' }
  /** A record a line. */
  | { readonly status: 'ok'; readonly records: readonly unknown[] }

/** Calls the one address of Krofort with a signed form. */
async function ask(ports: Ports, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const { clock, config } = ports
  const answer = await askProvider(ports, 'krofort', '/gateway', {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(signedForm(sharedSecret(config, 'krofort', 'api'), fields, clock.now()))
  })
  if (answer.status === 'none') return { status: 'none' }
  if (answer.status >= 300) return { status: 'refused' }
  const lines = answer.text.split('\n').filter(line => line !== '')
  return { status: 'ok', records: lines.map(line => krofortFields(new URLSearchParams(line))) }
}

type Query = { readonly ref: string } | { readonly since: string }

/** Everything that was read, or null when something was not there or could not be read. */
function allOf<T>(records: readonly unknown[], read: (record: unknown) => T | null): T[] | null {
  const known = records.map(read).filter(each => each !== null)
  return known.length === records.length ? known : null
}

async function payInsOf(ports: Ports, query: Query): Promise<readonly PayInFact[] | null> {
  const answer = await ask(ports, { op: 'payments', ...query })
  const read = answer.status === 'ok' ? allOf(answer.records, readKrofortPayment) : null
  return read?.map(payInOf) ?? null
}

async function payOutsOf(ports: Ports, query: Query): Promise<readonly PayOutFact[] | null> {
  const answer = await ask(ports, { op: 'payouts', ...query })
  const read = answer.status === 'ok' ? allOf(answer.records, readKrofortPayout) : null
  return read?.map(payOutOf) ?? null
}

/** Krofort: forms to one address, a page that leads back, and accounts that it knows again. */
export const krofort: ProviderAdapter = {
  provider: 'krofort',

  async begin(ports, order) {
    const { config } = ports
    const answer = await ask(ports, {
      op: 'start',
      ref: order.reference,
      amount: toDecimal(order.amount, order.currency),
      curr: order.currency,
      user: order.customer,
      payee: OPERATORS[config.operator].title,
      country: order.country,
      lang: order.locale,
      back: order.returnUrl,
      notify: notificationUrl(config, 'krofort'),
      until: order.expiresAt.toISOString(),
      account: order.accountId ?? ''
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = answer.status === 'ok' ? readKrofortStarted(answer.records[0]) : null
    const url = started && URL.parse(started.page)
    // The browser is sent there, so it must be the provider's own page.
    return started && url?.origin === new URL(config.providerUrls.krofort).origin
      ? { status: 'begun', paymentId: started.txn, url: url.href }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return firstOf(await payInsOf(ports, { ref: reference }))
  },

  async payOut(ports, order) {
    const answer = await ask(ports, {
      op: 'payout',
      ref: order.reference,
      amount: toDecimal(order.amount, order.currency),
      curr: order.currency,
      user: order.customer,
      account: order.accountId,
      notify: notificationUrl(ports.config, 'krofort'),
      minutes: String(methodOf('krofort').paysOutWithinMinutes)
    })
    if (answer.status === 'refused') return 'refused'
    const [first] = answer.status === 'ok' ? answer.records : []
    return readKrofortPayout(first)?.ref === order.reference ? 'accepted' : 'unknown'
  },

  async cancelPayOut(ports, reference) {
    const { status } = await ask(ports, { op: 'quit', ref: reference })
    return status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return firstOf(await payOutsOf(ports, { ref: reference }))
  },

  async changesSince(ports, since) {
    const query = { since: since.toISOString() }
    return await listBoth(await payInsOf(ports, query), () => payOutsOf(ports, query))
  },

  hear({ clock, config }, { raw }) {
    const key = sharedSecret(config, 'krofort', 'notifications')
    const fields = readSignedForm(key, raw.toString('utf8'), clock.now())
    if (!fields) return { status: 'forged' }
    const read = readKrofortNotification(fields)
    if (!read) return { status: 'unreadable' }
    const { notice: id } = read
    const said: Fact =
      read.about === 'payment'
        ? { kind: 'payIn', fact: payInOf(read) }
        : { kind: 'payOut', fact: payOutOf(read) }
    // What is sent again is signed again, at another time.
    return { status: 'heard', id, says: JSON.stringify(said), ...said }
  },

  reply(_ports, _message, outcome) {
    const isTaken = outcome === 'applied' || outcome === 'repeated' || outcome === 'unchanged'
    return {
      status: REPLY_STATUS[outcome],
      type: 'text/plain',
      body: isTaken ? 'OK' : `NO ${outcome}`
    }
  }
}
