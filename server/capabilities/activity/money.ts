import { type NotNull, sql } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import { exchanged } from '#rules/exchange.ts'
import type { Span } from '#rules/limit-period.ts'
import type { Executor } from '../../db/database.ts'

/** One payment, in minor units of the currency that it was asked for in. */
export interface Payment {
  readonly at: Date
  readonly minor: bigint
}

/** Deposits that came in, or withdrawals that were paid out, within a span, by the moment of that. */
export async function paymentsIn(
  db: Executor,
  table: 'deposits' | 'withdrawals',
  playerId: string,
  { from, until }: Span,
  currency: CurrencyCode
): Promise<readonly Payment[]> {
  const rows = await db
    .selectFrom(table)
    .select(['processed_at as at', 'amount', 'currency'])
    .where('player_id', '=', playerId)
    .where('status', '=', 'Completed')
    .where('processed_at', '>=', from)
    .where('processed_at', '<', until)
    .$narrowType<{ at: NotNull }>()
    .execute()
  return rows.map(row => ({
    at: row.at,
    minor: exchanged(row.amount, row.currency, currency, 'down')
  }))
}

/** What of the payments lies in a span. */
export const sumIn = (payments: readonly Payment[], { from, until }: Span): bigint =>
  payments.reduce((sum, { at, minor }) => (at >= from && at < until ? sum + minor : sum), 0n)

/** Whether a player has moved money or played at all before a moment. */
export async function hasAnythingBefore(
  db: Executor,
  playerId: string,
  moment: Date
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from deposits where player_id = ${playerId} and created_at < ${moment}::timestamptz
    ) or exists (
      select from play_days
      where player_id = ${playerId} and day < (${moment}::timestamptz at time zone 'UTC')::date
    ) or exists (
      select from sessions where player_id = ${playerId} and started_at < ${moment}::timestamptz
    ) as found`.execute(db)
  return rows[0]?.found ?? false
}
