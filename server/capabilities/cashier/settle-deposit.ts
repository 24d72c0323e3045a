import type { PaymentNotification } from '#contract/wire/payment-notification.ts'
import { assetOf, parseDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { DepositRefusal } from '../../generated/main.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countDeposit, type Player, publishPlayer } from '../player/index.ts'
import { walletChanged } from '../wallet/index.ts'
import { lockDeposit } from './store.ts'
import type { StoredDeposit } from './tables.ts'

/** What a provider says has become of a payment, by notification or when asked. */
export interface PaymentFact {
  readonly paymentId: string
  readonly reference: string
  readonly status: PaymentNotification['status']
  readonly amount: string
  readonly currency: string
  readonly sequence: number
  readonly account: string | null
  readonly accountId: string | null
}

export type SettleOutcome =
  | 'applied'
  /** Older than what is known, or says nothing new. */
  | 'unchanged'
  | 'unknownDeposit'
  | 'wrongAmount'
  | 'wrongPayment'

interface Movement {
  readonly amount: bigint
  readonly posted: Posted
  readonly player?: Player | undefined
}

export interface Settled {
  readonly outcome: SettleOutcome
  readonly deposit?: StoredDeposit
  readonly moved?: Movement | undefined
}

const REFUSALS = {
  declined: 'DECLINED',
  cancelled: 'CANCELLED_BY_PLAYER',
  expired: 'EXPIRED',
  refunded: 'PROVIDER_FAILED'
} as const satisfies Partial<Record<PaymentFact['status'], DepositRefusal>>

/**
 * Brings a deposit into the state that its provider tells, inside the caller's transaction: the
 * credit and the state are one. Call `announce` after the commit.
 */
export async function settleDeposit(
  ports: Ports,
  tx: Tx,
  provider: string,
  fact: PaymentFact
): Promise<Settled> {
  const deposit = await lockDeposit(tx, fact.reference)
  if (!deposit || deposit.provider !== provider) return { outcome: 'unknownDeposit' }
  const isOwn = deposit.payment_id === null || deposit.payment_id === fact.paymentId
  if (!isOwn) return { outcome: 'wrongPayment', deposit }
  if (!isSameAmount(deposit, fact)) return { outcome: 'wrongAmount', deposit }
  if (fact.sequence <= deposit.sequence) return { outcome: 'unchanged', deposit }

  await tx
    .updateTable('deposits')
    .set({ payment_id: fact.paymentId, sequence: fact.sequence })
    .where('id', '=', deposit.id)
    .execute()
  const step = await stepOf(ports, tx, deposit, fact)
  return step ? { outcome: 'applied', deposit, ...step } : { outcome: 'unchanged', deposit }
}

function isSameAmount(deposit: StoredDeposit, { amount, currency }: PaymentFact): boolean {
  const parsed = parseDecimal(amount, deposit.currency)
  return currency === deposit.currency && parsed.status === 'ok' && parsed.minor === deposit.amount
}

async function stepOf(
  ports: Ports,
  tx: Tx,
  deposit: StoredDeposit,
  fact: PaymentFact
): Promise<{ readonly moved?: Movement } | undefined> {
  const { status } = deposit
  const isPending = status === 'Initialized'
  switch (fact.status) {
    case 'authorised':
      return undefined
    case 'captured':
      // Money that a provider took after we had given up is still the player's.
      return isPending || status === 'Cancelled'
        ? { moved: await credit(ports, tx, deposit, fact) }
        : undefined
    case 'declined':
    case 'cancelled':
    case 'expired':
      if (!isPending) return undefined
      await cancelDeposit(ports, tx, deposit, REFUSALS[fact.status])
      return {}
    case 'refunded':
      if (status === 'Completed') return await takeBack(ports, tx, deposit)
      if (!isPending) return undefined
      await cancelDeposit(ports, tx, deposit, REFUSALS.refunded)
      return {}
    default:
      return fact.status satisfies never
  }
}

const purse = (deposit: StoredDeposit) => `player:${deposit.player_id}:cash` as const
const source = (deposit: StoredDeposit) => `provider:${deposit.provider}` as const

async function credit(
  { ledger, clock }: Ports,
  tx: Tx,
  deposit: StoredDeposit,
  { account, accountId }: PaymentFact
): Promise<Movement> {
  const { id, amount, currency } = deposit
  const posted = await ledger.post(tx, {
    key: `deposit:${id}`,
    postings: [{ from: source(deposit), to: purse(deposit), asset: assetOf(currency), amount }],
    meta: { kind: 'deposit', deposit: id, method: deposit.method }
  })
  await tx
    .updateTable('deposits')
    .set({
      status: 'Completed',
      refusal: null,
      account_id: accountId,
      account_mask: account,
      processed_at: clock.now()
    })
    .where('id', '=', id)
    .execute()
  return { amount, posted, player: await countDeposit(tx, deposit.player_id, amount) }
}

/** The provider has given the money back: it leaves the purse, at once or when it is there again. */
export async function takeBack(
  { ledger, clock }: Ports,
  tx: Tx,
  deposit: StoredDeposit
): Promise<{ readonly moved?: Movement }> {
  const { id, amount, currency } = deposit
  const turn = (status: StoredDeposit['status']) =>
    tx
      .updateTable('deposits')
      .set({ status, processed_at: clock.now() })
      .where('id', '=', id)
      .execute()
  try {
    const posted = await ledger.post(tx, {
      key: `deposit-refund:${id}`,
      postings: [{ from: purse(deposit), to: source(deposit), asset: assetOf(currency), amount }],
      meta: { kind: 'depositRefund', deposit: id, method: deposit.method }
    })
    await turn('RolledBacked')
    return { moved: { amount: -amount, posted } }
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    await turn('RollbackInitialized')
    return {}
  }
}

/** Ends a deposit that brought nothing. */
export const cancelDeposit = (
  { clock }: Ports,
  tx: Tx,
  { id }: StoredDeposit,
  refusal: DepositRefusal
) =>
  tx
    .updateTable('deposits')
    .set({ status: 'Cancelled', refusal, processed_at: clock.now() })
    .where('id', '=', id)
    .execute()

/** Tells every process what a settled deposit has changed. Call it after the commit. */
export async function announce(ports: Ports, { deposit, moved }: Settled): Promise<void> {
  if (!deposit || !moved) return
  const { amount, posted, player } = moved
  await walletChanged(ports, deposit.player_id, { amount, moneyType: 'real', posted })
  if (player) await publishPlayer(ports, player)
}
