import type { PaymentProvider } from '#config/payment-methods.ts'
import { assetOf, parseDecimal, toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { DepositRefusal } from '../../generated/main.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged, endBonusOfDeposit, type Moved } from '../bonus/index.ts'
import { dueDiligence } from '../compliance/index.ts'
import { engagementSoon, tellEngagement } from '../loyalty/index.ts'
import { countDeposit, type Player, publishPlayer } from '../player/index.ts'
import { rewardChanged, type StoredReward, withdrawReward } from '../rewards/index.ts'
import { walletChanged } from '../wallet/index.ts'
import { grantOffer } from './grant-offer.ts'
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
  /** What the offer came to where it could not be given at once. */
  readonly reward?: StoredReward
  /** Bonuses that went with the deposit. */
  readonly bonuses?: readonly Moved[]
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

type Step = Omit<Settled, 'deposit' | 'outcome'>

async function stepOf(
  ports: Ports,
  tx: Tx,
  deposit: StoredDeposit,
  fact: PayInFact
): Promise<Step | undefined> {
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
): Promise<Step> {
  const { id, amount, currency, player_id } = deposit
  const now = ports.clock.now()
  // The player before the ledger, as everywhere: two transactions never wait for each other.
  const counted = await countDeposit(tx, player_id, amount)
  const before = counted && { ...counted, number_of_deposits: counted.number_of_deposits - 1 }
  // Judged before this deposit is a completed one, or it would count as the offer's earlier use.
  const offer = before && (await grantOffer(ports, tx, deposit, before))
  const posted = await ports.ledger.post(tx, {
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
      processed_at: now
    })
    .where('id', '=', id)
    .execute()
  await tellEngagement(ports, tx, {
    kind: 'deposit',
    id: `deposit:${id}`,
    playerId: player_id,
    at: now,
    amount: toDecimal(amount, currency),
    currency
  })
  const player = counted && (await dueDiligence(ports, tx, counted, now))
  const real = { amount, moneyType: 'real', posted } as const
  if (offer?.status === 'waits') return { player, moved: [real], reward: offer.reward }
  return { player, moved: offer ? [{ ...offer, moneyType: 'bonus' }, real] : [real] }
}

/** The provider has given the money back: it leaves the purse, at once or when it is there again. */
export async function takeBack(ports: Ports, tx: Tx, deposit: StoredDeposit): Promise<Step> {
  const { ledger, clock } = ports
  const { id, amount, currency } = deposit
  const reward = await withdrawReward(ports, tx, `offer:${id}`)
  const bonuses = await endBonusOfDeposit(ports, tx, id)
  const gone = { bonuses, ...(reward && { reward }) }
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
    return { ...gone, moved: [{ amount: -amount, moneyType: 'real', posted }] }
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    await turn('RollbackInitialized')
    return gone
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
export async function announce(ports: Ports, settled: Settled): Promise<void> {
  const { bonuses = [], deposit, moved = [], player, reward } = settled
  if (!deposit) return
  engagementSoon(ports)
  await bonusChanged(ports, deposit.player_id, bonuses)
  for (const move of moved) await walletChanged(ports, deposit.player_id, move)
  if (reward) await rewardChanged(ports, reward)
  if (player) await publishPlayer(ports, player)
}
