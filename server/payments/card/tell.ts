import { createHmac } from 'node:crypto'

import { SIGNATURE_HEADER } from '#contract/wire/payment-notification.ts'
import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { call } from '../../http/call.ts'
import type { Tell } from '../desk/tell.ts'

/** Tells the merchant by a body whose bytes are signed together with the time. */
export const tellCardMerchant: Tell = async ({ clock, config }, { id, notify_url, told }) => {
  const body = JSON.stringify({ notificationId: id, ...told })
  const timestamp = Math.floor(clock.now().getTime() / 1000)
  const hex = createHmac('sha256', sharedSecret(config, 'card', 'notifications'))
    .update(`${timestamp}.${body}`)
    .digest('hex')
  const { status } = await call(config, notify_url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: `t=${timestamp},v1=${hex}`
    },
    body,
    timeoutMs: 5000
  })
  return status >= 200 && status < 300
}
