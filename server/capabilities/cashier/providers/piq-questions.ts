import type { PiqCall, PiqRefusal } from '#contract/wire/piq.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Ports } from '../../../ports.ts'
import { findPlayer } from '../../player/index.ts'
import { depositBarrier } from '../gate.ts'
import { findDeposit } from '../store.ts'
import type { StoredDeposit } from '../tables.ts'

type Question<Name extends PiqCall['call']> = Extract<PiqCall, { readonly call: Name }>

export type PiqReply =
  | { readonly success: true; readonly [name: string]: string | true }
  | { readonly success: false; readonly errCode: PiqRefusal }

const refuse = (errCode: PiqRefusal): PiqReply => ({ success: false, errCode })

/** Who a customer is that has come for a deposit of theirs; nobody else's says anything. */
export async function verifyUser(
  { db }: Ports,
  { merchantTxId, userId }: Question<'verifyuser'>
): Promise<PiqReply> {
  const deposit = await findDeposit(db.kysely, merchantTxId, userId)
  const player = deposit?.provider === 'piq' ? await findPlayer(db.kysely, userId) : undefined
  if (!player) return refuse('UNKNOWN_USER')
  const { country, currency, first_name, last_name } = player
  return { success: true, userId, firstName: first_name, lastName: last_name, country, currency }
}

/** Whether money may still be taken: the deposit waits, for this amount, and its player may deposit. */
export async function authorise(
  { clock, config, db }: Ports,
  question: Question<'authorize'>
): Promise<PiqReply> {
  const { merchantTxId, txId, userId } = question
  const deposit = await findDeposit(db.kysely, merchantTxId, userId)
  const player = await findPlayer(db.kysely, userId)
  if (!player || deposit?.provider !== 'piq') return refuse('UNKNOWN_TRANSACTION')
  if (deposit.payment_id !== null && deposit.payment_id !== txId)
    return refuse('UNKNOWN_TRANSACTION')
  if (!isSameAmount(deposit, question)) return refuse('WRONG_AMOUNT')
  const now = clock.now()
  if (deposit.status !== 'Initialized' || deposit.expires_at <= now) return refuse('NOT_WAITING')
  if (depositBarrier(config, player, deposit.method, now)) return refuse('NOT_ALLOWED')
  return { success: true, userId, txId, merchantTxId, authCode: deposit.id }
}

function isSameAmount(
  { amount, currency, fee }: StoredDeposit,
  { txAmount, txAmountCy }: Question<'authorize'>
): boolean {
  const parsed = parseDecimal(txAmount, currency)
  return currency === txAmountCy && parsed.status === 'ok' && parsed.minor === amount + fee
}
