import { type RawBuilder, sql } from 'kysely'

import type { Executor } from '../../../db/database.ts'
import type { Asset } from '../../../ledger/accounts.ts'
import type { Movement } from './statement-kind.ts'

/** Whose real money, and from which moment on until before which. */
export interface Span {
  readonly playerId: string
  readonly asset: Asset
  readonly from: Date
  readonly to: Date
}

export interface MovementGroup extends Movement {
  /** Of before the span: part of what it opens with. */
  readonly before: boolean
  readonly count: number
  /** Between which postings its entries lie. */
  readonly first: bigint
  readonly last: bigint
}

export interface StoredLine extends Movement {
  readonly id: bigint
  readonly at: Date
  readonly method: string | null
  /** The key of the entry, and the bet on sports that it names. */
  readonly key: string
  readonly bet: string | null
  /** What all lines of the span have moved, this one included. */
  readonly moved: bigint
}

/** The postings that hold all lines of a span: none of before it need be read, none of after it is. */
export type Postings = Pick<MovementGroup, 'first' | 'last'>

/** Every entry until the span ends that changed what the player's real money is. */
function movements({ asset, playerId, to }: Span, postings?: Postings): RawBuilder<unknown> {
  const cash = `player:${playerId}:cash`
  const isRead = postings
    ? sql`p.id between ${postings.first}::bigint and ${postings.last}::bigint`
    : sql`true`
  return sql`
    select j.id, j.key, j.at, j.meta, j.kind = 'reversal' as undoes,
      m.counterpart, m.amount, m.first, m.last
    from (
      select p.entry, min(p.id) as first, max(p.id) as last,
        min(case when p.to_account = ${cash} then p.from_account else p.to_account end)
          as counterpart,
        sum(case when p.to_account = ${cash} then p.amount else -p.amount end)::bigint as amount
      from ledger_postings p
      where (p.from_account = ${cash} or p.to_account = ${cash}) and p.asset = ${asset}
        and ${isRead}
      group by p.entry
    ) m
    join ledger_journal j on j.id = m.entry
    where j.at < ${to}::timestamptz and m.amount <> 0`
}

/** The movements of a span and those before it, summed up by what they are. */
export async function readGroups(db: Executor, span: Span): Promise<readonly MovementGroup[]> {
  const { rows } = await sql<MovementGroup>`
    select counterpart, meta ->> 'kind' as told, undoes, at < ${span.from}::timestamptz as before,
      sum(amount)::bigint as amount, count(*)::int as count, min(first) as first, max(last) as last
    from (${movements(span)}) moves
    group by counterpart, told, undoes, before, amount > 0`.execute(db)
  return rows
}

/**
 * At most `first` lines of a span behind an entry, in the order of the ledger; none that is younger
 * than the groups, so that both tell the same though the player goes on playing.
 */
export async function readLines(
  db: Executor,
  span: Span,
  postings: Postings,
  { after, first }: { readonly after: bigint; readonly first: number }
): Promise<readonly StoredLine[]> {
  const { rows } = await sql<StoredLine>`
    select * from (
      select id, key, at, counterpart, meta ->> 'kind' as told, meta ->> 'method' as method,
        meta ->> 'bet' as bet, undoes, amount, (sum(amount) over (order by id))::bigint as moved
      from (${movements(span, postings)}) moves
      where at >= ${span.from}::timestamptz
    ) lines
    where id > ${after}::bigint
    order by id
    limit ${first}`.execute(db)
  return rows
}
