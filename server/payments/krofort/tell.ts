import { sharedSecret } from '../../capabilities/cashier/index.ts'
import { call } from '../../http/call.ts'
import { signedForm } from '../../http/signed-form.ts'
import type { Tell } from '../desk/tell.ts'
import { paymentFields, payoutFields } from './states.ts'

/** Tells the merchant by a signed form, which it answers with the one word OK. */
export const tellKrofortMerchant: Tell = async ({ clock, config }, { id, notify_url, told }) => {
  const fields = told.kind === 'payment' ? paymentFields(told) : payoutFields(told)
  const key = sharedSecret(config, 'krofort', 'notifications')
  const form = signedForm(key, { notice: id, about: told.kind, ...fields }, clock.now())
  const { status, text } = await call(config, notify_url, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(form),
    timeoutMs: 5000
  })
  return status === 200 && text === 'OK'
}
