import type { CurrencyCode } from '#config/currencies.ts'
import type { Jurisdiction } from '#config/jurisdiction.ts'
import { OPERATORS } from '#config/operators.ts'
import type { PaymentMethodId } from '#config/payment-methods.ts'
import type { Executor } from '../../../db/database.ts'
import type { Player } from '../../player/index.ts'
import { isOpenTo } from '../gate.ts'
import { payoutTerms } from './terms.ts'

export interface PayoutAccount {
  /** The provider's token, which names it on the wire too. */
  readonly id: string
  readonly method: PaymentMethodId
  readonly mask: string | null
  readonly maximum: bigint
  readonly instantUpTo: bigint
}

type Rules = Pick<Jurisdiction, 'closedLoop' | 'country' | 'operator'>

/**
 * Where a withdrawal may go: accounts that have brought money, the last one first, and under a
 * licence with a closed loop that one alone.
 */
export async function payoutAccounts(
  db: Executor,
  player: Player,
  rules: Rules,
  now: Date
): Promise<readonly PayoutAccount[]> {
  const used = await usedAccounts(db, player.id)
  const counted = rules.closedLoop ? used.slice(0, 1) : used
  return counted.flatMap(({ account_id, account_mask, method }) => {
    const terms = open(player, method, rules, now)
    return account_id !== null && terms
      ? [{ id: account_id, method, mask: account_mask, ...terms }]
      : []
  })
}

function open(player: Player, method: PaymentMethodId, { country, operator }: Rules, now: Date) {
  const currency: CurrencyCode = player.currency
  const isOffered = OPERATORS[operator].providers.payment.includes(method)
  return isOffered && isOpenTo(player, method, now)
    ? payoutTerms(method, country, currency)
    : undefined
}

/** Accounts of completed deposits, each once, the one used last first. */
const usedAccounts = (db: Executor, playerId: string) =>
  db
    .selectFrom('deposits')
    .select(['account_id', 'method'])
    .select(({ fn }) => [
      fn.max('account_mask').as('account_mask'),
      fn.max('processed_at').as('used_at')
    ])
    .where('player_id', '=', playerId)
    .where('status', '=', 'Completed')
    .where('account_id', 'is not', null)
    .groupBy(['account_id', 'method'])
    .orderBy('used_at', 'desc')
    .execute()
