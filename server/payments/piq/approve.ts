import type { Ports } from '../../ports.ts'
import { approve } from '../banking/steps.ts'
import { end, step } from '../desk/steps.ts'
import { findPayment } from '../desk/store.ts'
import type { DeskPayment } from '../desk/tables.ts'
import { callMerchant } from './call-merchant.ts'

/**
 * The customer has approved: the merchant is asked who that is and whether the money is still
 * wanted, and only then it is taken. Without an answer nothing happens, and the page can ask again.
 */
export async function approveWithMerchant(
  ports: Ports,
  id: string
): Promise<DeskPayment | undefined> {
  const payment = await findPayment(ports.db.kysely, 'piq', id)
  if (payment?.status !== 'open' || payment.account_token === null) return payment
  const { amount, currency, customer: userId, notify_url, reference: merchantTxId } = payment
  const known = await callMerchant(ports, notify_url, { call: 'verifyuser', userId, merchantTxId })
  const answer =
    known === 'success'
      ? await callMerchant(ports, notify_url, {
          call: 'authorize',
          userId,
          merchantTxId,
          txId: id,
          txAmount: amount,
          txAmountCy: currency
        })
      : known
  if (answer === 'none') return payment
  if (answer === 'success') return await approve(ports, id)
  return await step(ports, id, ['open'], (tx, held) =>
    end(ports, tx, held, 'declined', { reason: 'notConfirmed' })
  )
}
