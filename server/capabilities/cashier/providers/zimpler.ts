import { jwtVerify } from 'jose'

import { OPERATORS } from '#config/operators.ts'
import { methodOf } from '#config/payment-methods.ts'
import {
  readZimplerDeposits,
  readZimplerNotification,
  readZimplerStarted,
  readZimplerWithdrawal,
  readZimplerWithdrawals,
  ZIMPLER_AUDIENCE,
  type ZimplerDepositState,
  type ZimplerWithdrawalState
} from '#contract/wire/zimpler.ts'
import { toDecimal } from '#rules/money.ts'
import { SIGNATURE_SECONDS } from '../../../http/signed-call.ts'
import type { Ports } from '../../../ports.ts'
import { notificationUrl, sharedSecret } from './keys.ts'
import { firstOf, listBoth } from './listed.ts'
import { payOutAnswerOf } from './payout-answer.ts'
import type { Fact, Message, PayInFact, PayOutFact, ProviderAdapter } from './port.ts'
import { REPLY_STATUS } from './reply-status.ts'
import { askZimpler } from './zimpler-call.ts'

const PAY_IN: Readonly<Record<ZimplerDepositState, PayInFact['status']>> = {
  PENDING: 'open',
  COMPLETED: 'captured',
  REJECTED: 'declined',
  ABANDONED: 'cancelled',
  EXPIRED: 'expired',
  REFUNDED: 'refunded',
  REVERSED: 'chargedBack'
}

const PAY_OUT: Readonly<Record<ZimplerWithdrawalState, PayOutFact['status']>> = {
  PENDING: 'accepted',
  PAID: 'paid',
  REJECTED: 'refused',
  BOUNCED: 'returned',
  WITHDRAWN: 'cancelled'
}

type Deposit = NonNullable<ReturnType<typeof readZimplerDeposits>>['deposits'][number]
type Withdrawal = NonNullable<ReturnType<typeof readZimplerWithdrawals>>['withdrawals'][number]

const payInOf = ({
  account,
  amount,
  changed_at,
  id,
  merchant_reference,
  state,
  version
}: Deposit) => ({
  paymentId: id,
  reference: merchant_reference,
  status: PAY_IN[state],
  amount: amount.value,
  currency: amount.currency,
  sequence: version,
  at: changed_at,
  account: account?.display ?? null,
  accountId: account?.id ?? null
})

const payOutOf = ({ amount, changed_at, id, merchant_reference, state, version }: Withdrawal) => ({
  payoutId: id,
  reference: merchant_reference,
  status: PAY_OUT[state],
  amount: amount.value,
  currency: amount.currency,
  sequence: version,
  at: changed_at
})

type Query = { readonly merchant_reference: string } | { readonly changed_since: string }

async function payInsOf(ports: Ports, query: Query): Promise<readonly PayInFact[] | null> {
  const answer = await askZimpler(ports, `/v3/deposits?${new URLSearchParams(query)}`)
  const read = answer.status === 'none' ? null : readZimplerDeposits(answer.body)
  return read?.deposits.map(payInOf) ?? null
}

async function payOutsOf(ports: Ports, query: Query): Promise<readonly PayOutFact[] | null> {
  const answer = await askZimpler(ports, `/v3/withdrawals?${new URLSearchParams(query)}`)
  const read = answer.status === 'none' ? null : readZimplerWithdrawals(answer.body)
  return read?.withdrawals.map(payOutOf) ?? null
}

/** Zimpler: a token for the API, a page in a frame, and notifications as compact JWS. */
export const zimpler: ProviderAdapter = {
  provider: 'zimpler',

  async begin(ports, order) {
    const { config } = ports
    const answer = await askZimpler(ports, '/v3/deposits', {
      merchant_reference: order.reference,
      merchant_name: OPERATORS[config.operator].title,
      amount: { value: toDecimal(order.amount, order.currency), currency: order.currency },
      user: { id: order.customer, country: order.country, locale: order.locale },
      redirect_url: order.returnUrl,
      notification_url: notificationUrl(config, 'zimpler'),
      expires_at: order.expiresAt.toISOString()
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = readZimplerStarted(answer.body)
    const url = started && URL.parse(started.authorization_url)
    // The page goes into a frame of ours, so it must lie where frames may come from.
    return started && url?.origin === new URL(config.providerUrls.zimpler).origin
      ? { status: 'begun', paymentId: started.id, url: url.href }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return firstOf(await payInsOf(ports, { merchant_reference: reference }))
  },

  async payOut(ports, order) {
    const answer = await askZimpler(ports, '/v3/withdrawals', {
      merchant_reference: order.reference,
      amount: { value: toDecimal(order.amount, order.currency), currency: order.currency },
      user_id: order.customer,
      account_id: order.accountId,
      notification_url: notificationUrl(ports.config, 'zimpler'),
      settles_within_minutes: methodOf('zimpler').paysOutWithinMinutes
    })
    return payOutAnswerOf(
      answer,
      order.reference,
      body => readZimplerWithdrawal(body)?.merchant_reference
    )
  },

  async cancelPayOut(ports, reference) {
    const path = `/v3/withdrawals/${encodeURIComponent(reference)}/cancel`
    const answer = await askZimpler(ports, path, {})
    return answer.status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return firstOf(await payOutsOf(ports, { merchant_reference: reference }))
  },

  async changesSince(ports, since) {
    const query = { changed_since: since.toISOString() }
    return await listBoth(await payInsOf(ports, query), () => payOutsOf(ports, query))
  },

  async hear(ports, message) {
    const payload = await payloadOf(ports, message)
    if (payload === undefined) return { status: 'forged' }
    const read = readZimplerNotification(payload)
    if (!read) return { status: 'unreadable' }
    const { jti: id } = read
    const said: Fact =
      read.event === 'deposit'
        ? { kind: 'payIn', fact: payInOf(read.deposit) }
        : { kind: 'payOut', fact: payOutOf(read.withdrawal) }
    // What is sent again is signed again, at another time.
    return { status: 'heard', id, says: JSON.stringify(said), ...said }
  },

  reply(_ports, _message, outcome) {
    return { status: REPLY_STATUS[outcome], body: JSON.stringify({ result: outcome }) }
  }
}

/** What a JWS says, if our key has signed it for us and not long ago; else undefined. */
async function payloadOf({ clock, config }: Ports, { raw }: Message): Promise<unknown> {
  const key = new TextEncoder().encode(sharedSecret(config, 'zimpler', 'notifications'))
  try {
    const { payload } = await jwtVerify(raw.toString('utf8'), key, {
      algorithms: ['HS256'],
      audience: ZIMPLER_AUDIENCE,
      maxTokenAge: SIGNATURE_SECONDS,
      currentDate: clock.now()
    })
    return payload
  } catch {
    return undefined
  }
}
