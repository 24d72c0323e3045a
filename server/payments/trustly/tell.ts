import { fromJson } from '#contract/wire/fit.ts'
import {
  readTrustlyResult,
  signedText,
  TRUSTLY_VERSION,
  type TrustlyNotice
} from '#contract/wire/trustly.ts'
import { call } from '../../http/call.ts'
import { isRsaSigned, rsaSignature } from '../../http/rsa-signature.ts'
import type { Ports } from '../../ports.ts'
import type { DeskNotice, Told } from '../desk/tables.ts'
import type { Tell } from '../desk/tell.ts'
import { DEPOSIT_STATES, PAYOUT_STATES } from './orders.ts'

interface Said {
  readonly method: TrustlyNotice['method']
  readonly attributes?: Readonly<Record<string, string | null>>
}

/** Tells the merchant each step that has led to where the order is, the last one last. */
export const tellTrustlyMerchant: Tell = async (ports, notice) => {
  for (const said of stepsOf(notice.told)) if (!(await tell(ports, notice, said))) return false
  return true
}

function stepsOf(told: Told): readonly Said[] {
  if (told.kind === 'payout')
    return told.status === 'paid'
      ? [{ method: 'payoutconfirmation' }]
      : [{ method: 'payoutfailed', attributes: { reason: PAYOUT_STATES[told.status] } }]
  const attributes = { accountid: told.accountId, descriptor: told.account }
  const reason = { reason: DEPOSIT_STATES[told.status] }
  switch (told.status) {
    case 'captured':
      return [
        { method: 'account', attributes },
        { method: 'pending' },
        { method: 'credit', attributes }
      ]
    case 'refunded':
    case 'chargedBack':
      return [{ method: 'debit', attributes: reason }]
    case 'cancelled':
    case 'declined':
    case 'expired':
      return [{ method: 'cancel', attributes: reason }]
    default:
      return []
  }
}

async function tell(
  { clock, config, random }: Ports,
  { id, notify_url, told }: DeskNotice,
  { method, attributes }: Said
): Promise<boolean> {
  const uuid = random.uuid()
  const { house, provider } = config.secrets.trustly
  const data = {
    notificationid: `${id}-${method}`,
    orderid: told.kind === 'payment' ? told.paymentId : told.payoutId,
    messageid: told.reference,
    amount: told.amount,
    currency: told.currency,
    timestamp: clock.now().toISOString(),
    ...(attributes && { attributes })
  }
  const signature = rsaSignature(provider, signedText(method, uuid, data))
  const body = JSON.stringify({
    version: TRUSTLY_VERSION,
    method,
    params: { signature, uuid, data }
  })
  const answer = await call(config, notify_url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    timeoutMs: 5000
  })
  const result = readTrustlyResult(fromJson(answer.text))?.result
  return (
    result?.uuid === uuid &&
    isRsaSigned(house, signedText(method, uuid, result.data), result.signature) &&
    signedText('', '', result.data) === 'statusOK'
  )
}
