import type { PiqTransaction } from '#contract/wire/piq.ts'
import type { Tell } from '../desk/tell.ts'
import { callMerchant } from './call-merchant.ts'
import { depositTransaction, payoutTransaction } from './transactions.ts'

const MOVES: readonly PiqTransaction['txState'][] = [
  'SUCCESSFUL',
  'REFUNDED',
  'CHARGEBACK',
  'RETURNED'
]

/** Tells the merchant that money has moved, or that it never will. */
export const tellPiqMerchant: Tell = async (ports, { notify_url, told }) => {
  const transaction = told.kind === 'payment' ? depositTransaction(told) : payoutTransaction(told)
  const name = MOVES.includes(transaction.txState) ? 'transfer' : 'cancel'
  return (await callMerchant(ports, notify_url, { call: name, transaction })) === 'success'
}
