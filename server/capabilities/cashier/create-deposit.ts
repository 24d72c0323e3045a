import { methodOf } from '#config/payment-methods.ts'
import { playerOf } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type {
  CreateDepositErrorCode,
  CreateDepositResult,
  MutationResolvers
} from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { registerBarrier } from '../exclusion/index.ts'
import { fits, limitsLeft } from '../limits/index.ts'
import { depositBarrier } from './gate.ts'
import { offersFor } from './offers.ts'
import { adapterOf } from './providers/index.ts'
import { type DepositOrder, readDepositInput } from './read-deposit-input.ts'
import { findByKey, hasPaidFrom } from './store.ts'
import type { StoredDeposit } from './tables.ts'

/** How long the player has to finish a deposit at the provider. */
const DEPOSIT_MINUTES = 20

const refuse = (code: CreateDepositErrorCode): CreateDepositResult => ({ error: { code } })

/** Begins a deposit once for each key and tells where its provider takes over. */
export const createDeposit: NonNullable<MutationResolvers['createDeposit']> = async (
  _root,
  { input },
  context
) => {
  const { ports, request } = context
  const { id, currency } = playerOf(context)
  const { country } = context.jurisdiction
  const order = readDepositInput(ports.config, { country, currency }, input)
  if (typeof order === 'string') return refuse(order)
  const draft = {
    id: ports.random.uuid(),
    player_id: id,
    locale: request.locale,
    created_at: ports.clock.now()
  }
  const barrier = await registerBarrier(ports, playerOf(context))
  if (barrier) return refuse(barrier)
  const deposit = await ports.db.transaction(tx => begin(ports, tx, draft, order))
  if (typeof deposit === 'string') return refuse(deposit)
  if (deposit.status !== 'Initialized' || deposit.frame_url !== null) return started(deposit)
  const ready = await withPayment(ports, deposit, country)
  return ready ? started(ready) : refuse('PROVIDER_UNAVAILABLE')
}

type Draft = Pick<StoredDeposit, 'created_at' | 'id' | 'locale' | 'player_id'>

async function begin(
  ports: Ports,
  tx: Tx,
  draft: Draft,
  order: DepositOrder
): Promise<StoredDeposit | CreateDepositErrorCode> {
  // Held, so that deposits of one player are judged one after the other; not its key, which rows
  // that refer to the player hold while they wait for the ledger.
  const player = await tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', draft.player_id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const known = await findByKey(tx, player.id, order.idempotencyKey)
  if (known) return known.body_hash === order.hash ? known : 'IDEMPOTENCY_MISMATCH'
  const now = draft.created_at
  const barrier = depositBarrier(ports.config, player, order.method, now)
  if (barrier) return barrier
  const limits = await limitsLeft(tx, player, now)
  if (!fits(limits, order.amount)) {
    const left = limits.map(({ period, left }) => ({ period, left }))
    const { amount, currency, method } = order
    await recordDecision(tx, {
      kind: 'deposit.refusedByLimit',
      playerId: player.id,
      actor: 'system',
      at: now,
      data: { amount, currency, method, left }
    })
    return 'LIMIT_EXCEEDED'
  }
  const { accountId, offer } = order
  if (accountId !== null && !(await hasPaidFrom(tx, player.id, order.method, accountId)))
    return 'ACCOUNT_NOT_AVAILABLE'
  if (offer !== null) {
    const terms = (await offersFor(ports, tx, player)).find(each => each.id === offer)
    if (!terms || order.amount < terms.minimum) return 'OFFER_NOT_AVAILABLE'
  }
  return await tx
    .insertInto('deposits')
    .values({
      ...draft,
      idempotency_key: order.idempotencyKey,
      body_hash: order.hash,
      method: order.method,
      provider: methodOf(order.method).provider,
      currency: order.currency,
      amount: order.amount,
      fee: order.fee,
      offer,
      used_account_id: accountId,
      status: 'Initialized',
      return_url: order.returnUrl,
      sequence: -1,
      expires_at: new Date(now.getTime() + DEPOSIT_MINUTES * 60_000)
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** The provider answers the same reference with the same payment, so asking twice is harmless. */
async function withPayment(
  ports: Ports,
  deposit: StoredDeposit,
  country: string
): Promise<StoredDeposit | undefined> {
  const begun = await adapterOf(deposit.provider).begin(ports, {
    reference: deposit.id,
    amount: deposit.amount + deposit.fee,
    currency: deposit.currency,
    customer: deposit.player_id,
    country,
    locale: deposit.locale,
    returnUrl: deposit.return_url,
    expiresAt: deposit.expires_at,
    accountId: deposit.used_account_id
  })
  if (begun.status !== 'begun') return undefined
  return await ports.db.kysely
    .updateTable('deposits')
    .set({ payment_id: begun.paymentId, frame_url: begun.url })
    .where('id', '=', deposit.id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

const started = ({ id, frame_url, method, status }: StoredDeposit): CreateDepositResult => ({
  ok: {
    depositId: id,
    frameUrl: status === 'Initialized' ? frame_url : null,
    way: methodOf(method).way,
    status
  }
})
