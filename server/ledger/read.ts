import type { Executor } from '../db/database.ts'
import type { Account, Asset } from './accounts.ts'
import type { Balance, JournalEntry } from './ledger.ts'

const ZERO = 0n

/** What the account holds of the asset; nothing if it was never touched. */
export async function balanceOf(
  executor: Executor,
  account: Account,
  asset: Asset
): Promise<bigint> {
  const rows = await executor
    .selectFrom('ledger_balances')
    .select('balance')
    .where('account', '=', account)
    .where('asset', '=', asset)
    .execute()
  return rows.reduce((sum, row) => sum + row.balance, ZERO)
}

/** Every balance of a player's three accounts. */
export function balancesOf(executor: Executor, playerId: string): Promise<readonly Balance[]> {
  return executor
    .selectFrom('ledger_balances')
    .select(['account', 'asset', 'balance'])
    .where(
      'account',
      'in',
      ['cash', 'bonus', 'held'].map(kind => `player:${playerId}:${kind}`)
    )
    .orderBy('account')
    .orderBy('asset')
    .execute()
}

/** How often entries have touched the player, for the first event of a stream. */
export async function versionOf(executor: Executor, playerId: string): Promise<number> {
  const row = await executor
    .selectFrom('ledger_subjects')
    .select('version')
    .where('subject', '=', playerId)
    .executeTakeFirst()
  return Number(row?.version ?? ZERO)
}

/** The entry under a key with its postings. */
export async function find(executor: Executor, key: string): Promise<JournalEntry | undefined> {
  const entry = await executor
    .selectFrom('ledger_journal as j')
    .leftJoin('ledger_journal as r', 'r.reverses', 'j.key')
    .select(['j.id', 'j.key', 'j.kind', 'j.meta', 'j.at', 'r.key as undoneBy'])
    .where('j.key', '=', key)
    .executeTakeFirst()
  if (!entry) return undefined
  const postings = await executor
    .selectFrom('ledger_postings')
    .select(['from_account', 'to_account', 'asset', 'amount'])
    .where('entry', '=', entry.id)
    .orderBy('id')
    .execute()
  return {
    key: entry.key,
    kind: entry.kind,
    meta: entry.meta,
    at: entry.at,
    reversed: entry.undoneBy !== null,
    postings: postings.map(row => ({
      from: row.from_account as Account,
      to: row.to_account as Account,
      asset: row.asset as Asset,
      amount: row.amount
    }))
  }
}
