import type { CurrencyCode } from '#config/currencies.ts'
import { assetOf } from '#rules/money.ts'
import type { Executor } from '../../db/database.ts'

export interface WalletState {
  readonly currency: CurrencyCode
  /** In minor units, as is bonus. */
  readonly cash: bigint
  readonly bonus: bigint
  /** Grows with every entry that touches the player. */
  readonly version: number
}

/** Balances and version in one statement, so that they belong to one moment. */
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
    .select(['subject.version', 'held.account', 'held.balance'])
    .where('subject.subject', '=', playerId)
    .execute()
  const sumOf = (account: string) =>
    rows.reduce((sum, row) => (row.account === account ? sum + (row.balance ?? 0n) : sum), 0n)
  return {
    currency,
    cash: sumOf(cashAccount),
    bonus: sumOf(bonusAccount),
    version: Number(rows[0]?.version ?? 0n)
  }
}
