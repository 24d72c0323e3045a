import {
  FINSHARK_SIGNATURE_HEADER,
  FINSHARK_TIME_HEADER,
  finsharkSigned
} from '#contract/wire/finshark.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { call } from '../../http/call.ts'
import { signatureOf } from '../../http/signed-call.ts'
import type { Tell } from '../desk/tell.ts'

/** Tells the merchant what has changed, and leaves it to it to ask how. */
export const tellFinsharkMerchant: Tell = async ({ clock, config }, { id, notify_url, told }) => {
  const body = JSON.stringify({
    event: id,
    changed: told.kind,
    id: told.kind === 'payment' ? told.paymentId : told.payoutId
  })
  const time = String(Math.floor(clock.now().getTime() / 1000))
  const signed = finsharkSigned('POST', new URL(notify_url).pathname, body)
  const key = sharedSecret(config, 'finshark', 'notifications')
  const { status } = await call(config, notify_url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [FINSHARK_TIME_HEADER]: time,
      [FINSHARK_SIGNATURE_HEADER]: signatureOf(key, time, Buffer.from(signed))
    },
    body,
    // The merchant asks back before it answers.
    timeoutMs: 12_000
  })
  return status >= 200 && status < 300
}
