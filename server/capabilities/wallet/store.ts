import type { CurrencyCode } from '#config/currencies.ts'
import { progressOf } from '#rules/bonus/wagering.ts'
import { assetOf } from '#rules/money.ts'
import type { Executor } from '../../db/database.ts'

export interface WalletState {
  readonly currency: CurrencyCode
  /** In minor units, as is bonus. */
  readonly cash: bigint
  readonly bonus: bigint
  /** Grows with every entry that touches the player. */
  readonly version: number
  /** How much of what the running bonus asks for has been wagered, from 0 to 1; null without a bonus. */
  readonly wageringProgress: number | null
}

/** All in one statement, so that it belongs to one moment. */
export async function readWallet(
  db: Executor,
  playerId: string,
  currency: CurrencyCode
): Promise<WalletState> {
  const cashAccount = `player:${playerId}:cash`
  const bonusAccount = `player:${playerId}:bonus`
  const rows = await db
    .selectFrom('ledger_subjects as subject')
    .leftJoin('ledger_balances as held', join =>
      join
        .on('held.account', 'in', [cashAccount, bonusAccount])
        .on('held.asset', '=', assetOf(currency))
    )
    .leftJoin('bonuses as bonus', join =>
      join.onRef('bonus.player_id', '=', 'subject.subject').on('bonus.status', '=', 'Active')
    )
    .select(['subject.version', 'held.account', 'held.balance', 'bonus.required', 'bonus.wagered'])
    .where('subject.subject', '=', playerId)
    .execute()
  const sumOf = (account: string) =>
    rows.reduce((sum, row) => (row.account === account ? sum + (row.balance ?? 0n) : sum), 0n)
  const { required = null, wagered = null } = rows[0] ?? {}
  return {
    currency,
    cash: sumOf(cashAccount),
    bonus: sumOf(bonusAccount),
    version: Number(rows[0]?.version ?? 0n),
    wageringProgress:
      required === null || wagered === null ? null : progressOf({ required, wagered })
  }
}
