import { createHash } from 'node:crypto'

import { methodOf } from '#config/payment-methods.ts'
import { minimumWithdrawal, parseDecimal } from '#rules/money.ts'
import { type Context, playerOf } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type {
  CreateWithdrawalErrorCode,
  CreateWithdrawalInput,
  CreateWithdrawalResult,
  MutationResolvers
} from '../../../generated/main.ts'
import { InsufficientFunds } from '../../../ledger/errors.ts'
import type { Posted } from '../../../ledger/ledger.ts'
import { type Player, withdrawalBlock } from '../../player/index.ts'
import { walletChanged } from '../../wallet/index.ts'
import { isKey } from '../read-deposit-input.ts'
import type { StoredWithdrawal } from '../tables.ts'
import { payoutAccounts } from './accounts.ts'
import { withdrawalAnswer } from './answer.ts'

import { queueOrder, sendOrdersOf } from './orders.ts'
import { holdMoney } from './settle-withdrawal.ts'
import { findWithdrawal, findWithdrawalByKey } from './store.ts'

const refuse = (code: CreateWithdrawalErrorCode): CreateWithdrawalResult => ({ error: { code } })

interface Order {
  readonly amount: bigint
  readonly account: string
  readonly key: string
  readonly hash: string
}

interface Begun {
  readonly withdrawal: StoredWithdrawal
  /** Only the first time. */
  readonly posted?: Posted
}

/** Begins a withdrawal once for each key: its amount leaves the purse with the same commit. */
export const createWithdrawal: NonNullable<MutationResolvers['createWithdrawal']> = async (
  _root,
  { input },
  context
) => {
  const { ports } = context
  const player = playerOf(context)
  const order = readInput(input, player)
  if (typeof order === 'string') return refuse(order)
  const begun = await ports.db.transaction(tx => begin(tx, order, context))
  if (typeof begun === 'string') return refuse(begun)
  const { posted, withdrawal } = begun
  if (posted) {
    const { amount } = withdrawal
    await walletChanged(ports, player.id, { amount: -amount, moneyType: 'real', posted })
    await sendOrdersOf(ports, withdrawal.id)
  }
  // The provider may have paid, or refused, before this is answered.
  const now = await findWithdrawal(ports.db.kysely, withdrawal.id, player.id)
  return { ok: withdrawalAnswer(now ?? withdrawal, context) }
}

function readInput(
  input: CreateWithdrawalInput,
  { currency }: Player
): Order | CreateWithdrawalErrorCode {
  const { account, idempotencyKey: key } = input
  if (!isKey(key)) return 'INVALID_IDEMPOTENCY_KEY'
  if (input.currency !== currency) return 'CURRENCY_MISMATCH'
  const parsed = parseDecimal(input.amount, currency)
  if (parsed.status === 'refused' || parsed.minor <= 0n) return 'INVALID_AMOUNT'
  const { minor: amount } = parsed
  if (amount < minimumWithdrawal(currency)) return 'BELOW_MINIMUM'
  const body = JSON.stringify([String(amount), currency, account])
  return { amount, account, key, hash: createHash('sha256').update(body).digest('hex') }
}

async function begin(
  tx: Tx,
  order: Order,
  { jurisdiction, ports, player: asking }: Context
): Promise<Begun | CreateWithdrawalErrorCode> {
  const now = ports.clock.now()
  const player = await tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', asking?.id ?? '')
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const known = await findWithdrawalByKey(tx, player.id, order.key)
  if (known) return known.body_hash === order.hash ? { withdrawal: known } : 'IDEMPOTENCY_MISMATCH'
  const block = withdrawalBlock(player, jurisdiction)
  if (block) return block
  const accounts = await payoutAccounts(tx, player, jurisdiction, now)
  const account = accounts.find(({ id }) => id === order.account)
  if (!account) return 'ACCOUNT_NOT_AVAILABLE'
  if (order.amount > account.maximum) return 'ABOVE_MAXIMUM'

  const isInstant = order.amount <= account.instantUpTo
  const withdrawal = await tx
    .insertInto('withdrawals')
    .values({
      id: ports.random.uuid(),
      player_id: player.id,
      idempotency_key: order.key,
      body_hash: order.hash,
      method: account.method,
      provider: methodOf(account.method).provider,
      account_id: account.id,
      account_mask: account.mask,
      currency: player.currency,
      amount: order.amount,
      mode: isInstant ? 'Instant' : 'Manual',
      status: 'Initialized',
      sequence: -1,
      released_at: isInstant ? now : null,
      created_at: now
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  try {
    const posted = await holdMoney(ports, tx, withdrawal)
    if (isInstant) await queueOrder(ports, tx, withdrawal, 'payOut')
    return { withdrawal, posted }
  } catch (error) {
    if (!(error instanceof InsufficientFunds)) throw error
    // The ledger leaves the transaction usable, so the row has to go by itself.
    await tx.deleteFrom('withdrawals').where('id', '=', withdrawal.id).execute()
    return 'NOT_AVAILABLE'
  }
}
