import { fromJson } from '#contract/wire/fit.ts'
import { PIQ_SIGNATURE_HEADER, type PiqCall, piqSigned, readPiqAnswer } from '#contract/wire/piq.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { call } from '../../http/call.ts'
import { timedSignature } from '../../http/timed-signature.ts'
import type { Ports } from '../../ports.ts'

/** Calls the merchant, signed now, and tells what it says; `none` when that is not an answer. */
export async function callMerchant(
  { clock, config }: Ports,
  callbackUrl: string,
  said: PiqCall
): Promise<'none' | 'refused' | 'success'> {
  const body = JSON.stringify(said)
  const text = piqSigned('POST', new URL(callbackUrl).pathname, body)
  const key = sharedSecret(config, 'piq', 'notifications')
  try {
    const answer = await call(config, callbackUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        [PIQ_SIGNATURE_HEADER]: timedSignature(key, clock.now(), text)
      },
      body,
      timeoutMs: 5000
    })
    const read = readPiqAnswer(fromJson(answer.text))
    if (!read) return 'none'
    return read.success ? 'success' : 'refused'
  } catch {
    return 'none'
  }
}
