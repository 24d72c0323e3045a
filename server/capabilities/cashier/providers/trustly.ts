import { OPERATORS } from '#config/operators.ts'
import {
  readOrders,
  readStarted,
  readTrustlyNotice,
  readTrustlyTold,
  signedText,
  TRUSTLY_VERSION
} from '#contract/wire/trustly.ts'
import { toDecimal } from '#rules/money.ts'
import { isRsaSigned, rsaSignature } from '../../../http/rsa-signature.ts'
import { SIGNATURE_SECONDS } from '../../../http/signed-call.ts'
import type { Ports } from '../../../ports.ts'
import { notificationUrl } from './keys.ts'
import { payInOf, payOutOf } from './listed.ts'
import type { Heard, ProviderAdapter } from './port.ts'
import { REPLY_STATUS } from './reply-status.ts'
import { callTrustly } from './trustly-call.ts'
import { factOfNotice, factOfOrder } from './trustly-facts.ts'

/** Orders by one of the keys that they can be asked for with; null without an answer. */
async function ordersBy(ports: Ports, said: Readonly<Record<string, string>>) {
  const answer = await callTrustly(ports, 'GetOrders', said)
  const orders = answer.status === 'ok' ? readOrders(answer.data)?.orders : undefined
  return orders?.map(factOfOrder) ?? null
}

/** Payments from and to bank accounts, by signed calls in both directions. */
export const trustly: ProviderAdapter = {
  provider: 'trustly',

  async begin(ports, order) {
    const { config } = ports
    const answer = await callTrustly(ports, 'Deposit', {
      NotificationURL: notificationUrl(config, 'trustly'),
      EndUserID: order.customer,
      MessageID: order.reference,
      Attributes: {
        Amount: toDecimal(order.amount, order.currency),
        Currency: order.currency,
        Country: order.country,
        Locale: order.locale,
        ShopperStatement: OPERATORS[config.operator].title,
        SuccessURL: order.returnUrl,
        FailURL: order.returnUrl,
        ExpiresAt: order.expiresAt.toISOString(),
        AccountID: order.accountId
      }
    })
    if (answer.status === 'none') return { status: 'unknown' }
    const started = answer.status === 'ok' ? readStarted(answer.data) : null
    // The page goes into a frame of ours, so it must lie where frames may come from.
    const isFramable =
      started && new URL(started.url).origin === new URL(config.providerUrls.trustly).origin
    return isFramable
      ? { status: 'begun', paymentId: started.orderid, url: started.url }
      : { status: 'refused' }
  },

  async findPayIn(ports, reference) {
    return payInOf(await ordersBy(ports, { MessageID: reference }))
  },

  async payOut(ports, order) {
    const answer = await callTrustly(ports, 'AccountPayout', {
      NotificationURL: notificationUrl(ports.config, 'trustly'),
      EndUserID: order.customer,
      MessageID: order.reference,
      AccountID: order.accountId,
      Amount: toDecimal(order.amount, order.currency),
      Currency: order.currency
    })
    if (answer.status === 'none') return 'unknown'
    return answer.status === 'ok' ? 'accepted' : 'refused'
  },

  async cancelPayOut(ports, reference) {
    const answer = await callTrustly(ports, 'DenyWithdrawal', { MessageID: reference })
    return answer.status === 'none' ? 'unknown' : 'asked'
  },

  async findPayOut(ports, reference) {
    return payOutOf(await ordersBy(ports, { MessageID: reference }))
  },

  async changesSince(ports, since) {
    return await ordersBy(ports, { Since: since.toISOString() })
  },

  hear(ports, message): Heard {
    const notice = readTrustlyNotice(message.raw.toString('utf8'))
    if (!notice) return { status: 'unreadable' }
    const { method, params } = notice
    if (!isAuthentic(ports, method, params)) return { status: 'forged' }
    const told = readTrustlyTold({ method, data: params.data })
    if (!told) return { status: 'unreadable' }
    const { notificationid, timestamp } = told.data
    const seconds = Math.abs(ports.clock.now().getTime() - timestamp.getTime()) / 1000
    if (seconds > SIGNATURE_SECONDS) return { status: 'forged' }
    const fact = factOfNotice(told)
    return { status: 'heard', id: notificationid, says: JSON.stringify(fact), ...fact }
  },

  reply({ config }, { raw }, outcome) {
    const notice = readTrustlyNotice(raw.toString('utf8'))
    if (!notice || outcome === 'forged') return { status: REPLY_STATUS[outcome], body: '{}' }
    const { method, params } = notice
    const data = { status: REPLY_STATUS[outcome] === 200 ? 'OK' : 'FAILED' }
    const signature = rsaSignature(
      config.secrets.trustly.house,
      signedText(method, params.uuid, data)
    )
    const result = { signature, uuid: params.uuid, method, data }
    return {
      status: REPLY_STATUS[outcome],
      body: JSON.stringify({ version: TRUSTLY_VERSION, result })
    }
  }
}

interface Signed {
  readonly signature: string
  readonly uuid: string
  readonly data: unknown
}

function isAuthentic(
  { config }: Ports,
  method: string,
  { data, signature, uuid }: Signed
): boolean {
  try {
    return isRsaSigned(config.secrets.trustly.provider, signedText(method, uuid, data), signature)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
