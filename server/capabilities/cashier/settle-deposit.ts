import type { PaymentProvider } from '#config/payment-methods.ts'
import { assetOf, parseDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { DepositRefusal } from '../../generated/main.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countDeposit, type Player, publishPlayer } from '../player/index.ts'
import { walletChanged } from '../wallet/index.ts'
import { grantOffer } from './offers.ts'
import type { Outcome, PayInFact } from './providers/port.ts'
import { lockDeposit } from './store.ts'
import type { StoredDeposit } from './tables.ts'

export type SettleOutcome = Exclude<Outcome, 'differs' | 'repeated'>

interface Movement {
  readonly amount: bigint
  readonly moneyType: 'bonus' | 'real'
  readonly posted: Posted
}

export interface Settled {
  readonly outcome: SettleOutcome
  readonly deposit?: StoredDeposit
  readonly moved?: readonly Movement[]
  readonly player?: Player | undefined
}

const REFUSALS = {
  declined: 'DECLINED',
  cancelled: 'CANCELLED_BY_PLAYER',
  expired: 'EXPIRED',
  refunded: 'PROVIDER_FAILED',
  chargedBack: 'PROVIDER_FAILED'
} as const satisfies Partial<Record<PayInFact['status'], DepositRefusal>>

/**
 * Brings a deposit into the state that its provider tells, inside the caller's transaction: the
 * credit and the state are one. Call `announce` after the commit.
 */
export async function settleDeposit(
  ports: Ports,
  tx: Tx,
  provider: PaymentProvider,
  fact: PayInFact
): Promise<Settled> {
  const deposit = await lockDeposit(tx, fact.reference)
  if (!deposit || deposit.provider !== provider) return { outcome: 'unknownReference' }
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

function isSameAmount(deposit: StoredDeposit, { amount, currency }: PayInFact): boolean {
  const parsed = parseDecimal(amount, deposit.currency)
  const asked = deposit.amount + deposit.fee
  return currency === deposit.currency && parsed.status === 'ok' && parsed.minor === asked
}

async function stepOf(
  ports: Ports,
  tx: Tx,
  deposit: StoredDeposit,
  fact: PayInFact
): Promise<Pick<Settled, 'moved' | 'player'> | undefined> {
  const { status } = deposit
  const isPending = status === 'Initialized'
  switch (fact.status) {
    case 'authorised':
    case 'open':
      return undefined
    case 'captured':
      // Money that a provider took after we had given up is still the player's.
      return isPending || status === 'Cancelled'
        ? await credit(ports, tx, deposit, fact)
        : undefined
    case 'declined':
    case 'cancelled':
    case 'expired':
      if (!isPending) return undefined
      await cancelDeposit(ports, tx, deposit, REFUSALS[fact.status])
      return {}
    case 'refunded':
    case 'chargedBack':
      if (status === 'Completed') return await takeBack(ports, tx, deposit)
      if (!isPending) return undefined
      await cancelDeposit(ports, tx, deposit, REFUSALS[fact.status])
      return {}
    default:
      return fact.status satisfies never
  }
}

const purse = (deposit: StoredDeposit) => `player:${deposit.player_id}:cash` as const
const source = (deposit: StoredDeposit) => `provider:${deposit.provider}` as const

async function credit(
  ports: Ports,
  tx: Tx,
  deposit: StoredDeposit,
  { account, accountId }: PayInFact
): Promise<Pick<Settled, 'moved' | 'player'>> {
  const { id, amount, currency, player_id } = deposit
  // The player before the ledger, as everywhere: two transactions never wait for each other.
  const player = await countDeposit(tx, player_id, amount)
  const posted = await ports.ledger.post(tx, {
    key: `deposit:${id}`,
    postings: [{ from: source(deposit), to: purse(deposit), asset: assetOf(currency), amount }],
    meta: { kind: 'deposit', deposit: id, method: deposit.method }
  })
  const before = player && { ...player, number_of_deposits: player.number_of_deposits - 1 }
  // Judged before this deposit is a completed one, or it would count as the offer's earlier use.
  const offer = before && (await grantOffer(ports, tx, deposit, before))
  await tx
    .updateTable('deposits')
    .set({
      status: 'Completed',
      refusal: null,
      account_id: accountId,
      account_mask: account,
      processed_at: ports.clock.now()
    })
    .where('id', '=', id)
    .execute()
  const real = { amount, moneyType: 'real', posted } as const
  return { player, moved: offer ? [real, { ...offer, moneyType: 'bonus' }] : [real] }
}

/** The provider has given the money back: it leaves the purse, at once or when it is there again. */
export async function takeBack(
  { ledger, clock }: Ports,
  tx: Tx,
  deposit: StoredDeposit
): Promise<Pick<Settled, 'moved'>> {
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
    return { moved: [{ amount: -amount, moneyType: 'real', posted }] }
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
export async function announce(ports: Ports, { deposit, moved, player }: Settled): Promise<void> {
  if (!deposit || !moved) return
  for (const move of moved) await walletChanged(ports, deposit.player_id, move)
  if (player) await publishPlayer(ports, player)
}
