import { CompactSign } from 'jose'

import { ZIMPLER_AUDIENCE } from '#contract/wire/zimpler.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { call } from '../../http/call.ts'
import type { Tell } from '../desk/tell.ts'
import { depositOf, withdrawalOf } from './states.ts'

/** Tells the merchant by a compact JWS, which is the whole body. */
export const tellZimplerMerchant: Tell = async ({ clock, config }, { id, notify_url, told }) => {
  const payload = {
    jti: id,
    aud: ZIMPLER_AUDIENCE,
    iat: Math.floor(clock.now().getTime() / 1000),
    ...(told.kind === 'payment'
      ? { event: 'deposit', deposit: depositOf(told) }
      : { event: 'withdrawal', withdrawal: withdrawalOf(told) })
  }
  const key = new TextEncoder().encode(sharedSecret(config, 'zimpler', 'notifications'))
  const body = await new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(key)
  const { status } = await call(config, notify_url, {
    method: 'POST',
    headers: { 'content-type': 'application/jwt' },
    body,
    timeoutMs: 5000
  })
  return status >= 200 && status < 300
}
