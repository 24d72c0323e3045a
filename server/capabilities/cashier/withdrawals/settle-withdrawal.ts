import type { PaymentProvider } from '#config/payment-methods.ts'
import { assetOf, parseDecimal } from '#rules/money.ts'
import type { Tx } from '../../../db/database.ts'
import type { WithdrawalRefusal } from '../../../generated/main.ts'
import type { Posted } from '../../../ledger/ledger.ts'
import type { Ports } from '../../../ports.ts'
import { walletChanged } from '../../wallet/index.ts'
import type { PayOutFact } from '../providers/port.ts'
import type { SettleOutcome } from '../settle-deposit.ts'
import type { StoredWithdrawal } from '../tables.ts'
import { lockWithdrawal } from './store.ts'

export interface SettledWithdrawal {
  readonly outcome: SettleOutcome
  readonly withdrawal?: StoredWithdrawal
  /** Money that came back into the purse. */
  readonly returned?: { readonly amount: bigint; readonly posted: Posted }
}

const cash = ({ player_id }: StoredWithdrawal) => `player:${player_id}:cash` as const
const held = ({ player_id }: StoredWithdrawal) => `player:${player_id}:held` as const
const outside = ({ provider }: StoredWithdrawal) => `provider:${provider}` as const

/** Takes the amount out of what can be played and withdrawn, in the transaction that begins it. */
export const holdMoney = ({ ledger }: Ports, tx: Tx, withdrawal: StoredWithdrawal) =>
  ledger.post(tx, {
    key: `withdrawal:${withdrawal.id}`,
    postings: [
      {
        from: cash(withdrawal),
        to: held(withdrawal),
        asset: assetOf(withdrawal.currency),
        amount: withdrawal.amount
      }
    ],
    meta: { kind: 'withdrawal', withdrawal: withdrawal.id, method: withdrawal.method }
  })

/**
 * Brings a withdrawal into the state that its provider tells, inside the caller's transaction: the
 * posting and the state are one. Call `announceWithdrawal` after the commit.
 */
export async function settleWithdrawal(
  ports: Ports,
  tx: Tx,
  provider: PaymentProvider,
  fact: PayOutFact
): Promise<SettledWithdrawal> {
  const withdrawal = await lockWithdrawal(tx, fact.reference)
  if (!withdrawal || withdrawal.provider !== provider) return { outcome: 'unknownReference' }
  const isOwn = withdrawal.payout_id === null || withdrawal.payout_id === fact.payoutId
  if (!isOwn) return { outcome: 'wrongPayment', withdrawal }
  if (!isSameAmount(withdrawal, fact)) return { outcome: 'wrongAmount', withdrawal }
  if (fact.sequence <= withdrawal.sequence) return { outcome: 'unchanged', withdrawal }
  await tx
    .updateTable('withdrawals')
    .set({ payout_id: fact.payoutId, sequence: fact.sequence })
    .where('id', '=', withdrawal.id)
    .execute()
  return await stepOf(ports, tx, withdrawal, fact)
}

function isSameAmount(withdrawal: StoredWithdrawal, { amount, currency }: PayOutFact): boolean {
  const parsed = parseDecimal(amount, withdrawal.currency)
  const isSame = parsed.status === 'ok' && parsed.minor === withdrawal.amount
  return isSame && currency === withdrawal.currency
}

async function stepOf(
  ports: Ports,
  tx: Tx,
  withdrawal: StoredWithdrawal,
  fact: PayOutFact
): Promise<SettledWithdrawal> {
  const { status } = withdrawal
  const isPending = status === 'Initialized' || status === 'CancelInitialized'
  switch (fact.status) {
    case 'accepted':
      return { outcome: 'unchanged', withdrawal }
    case 'paid':
      return isPending
        ? await completeWithdrawal(ports, tx, withdrawal)
        : { outcome: 'unchanged', withdrawal }
    case 'cancelled':
      return await refuseWithdrawal(ports, tx, withdrawal, 'CANCELLED_BY_PLAYER')
    case 'refused':
      return await refuseWithdrawal(ports, tx, withdrawal, 'PROVIDER_REFUSED')
    case 'returned':
      // A return may overtake the word that it had been paid: then it was paid, and came back.
      if (isPending) await completeWithdrawal(ports, tx, withdrawal)
      return isPending || status === 'Completed'
        ? await comeBack(ports, tx, withdrawal)
        : { outcome: 'unchanged', withdrawal }
    default:
      return fact.status satisfies never
  }
}

async function completeWithdrawal(
  ports: Ports,
  tx: Tx,
  withdrawal: StoredWithdrawal
): Promise<SettledWithdrawal> {
  const { amount, currency, id } = withdrawal
  await ports.ledger.post(tx, {
    key: `withdrawal-paid:${id}`,
    postings: [
      { from: held(withdrawal), to: outside(withdrawal), asset: assetOf(currency), amount }
    ],
    meta: { kind: 'withdrawalPaid', withdrawal: id, method: withdrawal.method }
  })
  await turn(ports, tx, withdrawal, { status: 'Completed', refusal: null })
  return { outcome: 'applied', withdrawal }
}

/** Ends a withdrawal that was not paid: the amount is in the purse again. */
export async function refuseWithdrawal(
  ports: Ports,
  tx: Tx,
  withdrawal: StoredWithdrawal,
  refusal: Exclude<WithdrawalRefusal, 'RETURNED'>
): Promise<SettledWithdrawal> {
  const { amount, currency, id, status } = withdrawal
  if (status !== 'Initialized' && status !== 'CancelInitialized')
    return { outcome: 'unchanged', withdrawal }
  const posted = await ports.ledger.post(tx, {
    key: `withdrawal-back:${id}`,
    postings: [{ from: held(withdrawal), to: cash(withdrawal), asset: assetOf(currency), amount }],
    meta: { kind: 'withdrawalCancelled', withdrawal: id, method: withdrawal.method }
  })
  await turn(ports, tx, withdrawal, { status: 'Cancelled', refusal })
  return { outcome: 'applied', withdrawal, returned: { amount, posted } }
}

/** The account's bank has sent it back. */
async function comeBack(
  ports: Ports,
  tx: Tx,
  withdrawal: StoredWithdrawal
): Promise<SettledWithdrawal> {
  const { amount, currency, id } = withdrawal
  const posted = await ports.ledger.post(tx, {
    key: `withdrawal-returned:${id}`,
    postings: [
      { from: outside(withdrawal), to: cash(withdrawal), asset: assetOf(currency), amount }
    ],
    meta: { kind: 'withdrawalReturned', withdrawal: id, method: withdrawal.method }
  })
  await turn(ports, tx, withdrawal, { status: 'RolledBacked', refusal: 'RETURNED' })
  return { outcome: 'applied', withdrawal, returned: { amount, posted } }
}

const turn = (
  { clock }: Ports,
  tx: Tx,
  { id }: StoredWithdrawal,
  change: Pick<StoredWithdrawal, 'refusal' | 'status'>
) =>
  tx
    .updateTable('withdrawals')
    .set({ ...change, processed_at: clock.now() })
    .where('id', '=', id)
    .execute()

/** Tells every process what came back into the purse. Call it after the commit. */
export async function announceWithdrawal(
  ports: Ports,
  { returned, withdrawal }: SettledWithdrawal
): Promise<void> {
  if (!returned || !withdrawal) return
  await walletChanged(ports, withdrawal.player_id, { ...returned, moneyType: 'real' })
}
