import { type SqlBool, sql } from 'kysely'

import { SHELF } from '#config/catalogue/games.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { playerOf } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { JackpotEntryKind, ViewerResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'

interface Entry {
  readonly id: string
  readonly kind: JackpotEntryKind
  readonly at: Date
  readonly amount: bigint
  readonly currency: CurrencyCode
  readonly game: string | null
  readonly round_id: string | null
  readonly pot: string | null
  readonly is_share: boolean
  readonly is_withheld: boolean
  readonly is_freebet: boolean
  readonly is_undone: boolean
  readonly decision: string | null
}

interface Page {
  readonly first: number
  /** The moment and the id of the last entry of the page before. */
  readonly after: { readonly at: Date; readonly id: string } | null
  readonly kind: JackpotEntryKind | null
}

const CURSOR = /^(?<at>\d{1,16})_(?<id>[cw]:[\w-]{1,60})$/

const cursorOf = ({ at, id }: Entry) => `${at.getTime()}_${id}`

function readCursor(cursor: string): Page['after'] {
  const { at, id } = CURSOR.exec(cursor)?.groups ?? {}
  if (!at || !id) throw new InvalidInput('after', 'WRONG_FORM')
  return { at: new Date(Number(at)), id }
}

/** Contributions and wins of a player in one row, the latest first; a refused win is none. */
async function readEntries(db: Executor, player: string, { first, after, kind }: Page) {
  const later = after
    ? sql<SqlBool>`(date_trunc('milliseconds', at), id) < (${after.at}::timestamptz, ${after.id}::text)`
    : sql<SqlBool>`true`
  const wanted = kind === null ? sql<SqlBool>`true` : sql<SqlBool>`kind = ${kind}`
  const { rows } = await sql<Entry>`
    select * from (
      select 'c:' || id as id, 'CONTRIBUTION' as kind, at, amount, currency, game, round_id,
        null as pot, false as is_share, false as is_withheld, freebet is not null as is_freebet,
        round_undone_at is not null as is_undone, decision::text as decision
      from jackpot_contributions where player_id = ${player}
      union all
      select 'w:' || id, 'WIN', won_at, amount, currency, game, round_id,
        pot, kind = 'community', status = 'checking', false, false, decision::text
      from jackpot_wins where player_id = ${player} and status <> 'refused'
    ) entries
    where ${later} and ${wanted}
    order by date_trunc('milliseconds', at) desc, id desc
    limit ${first}`.execute(db)
  return rows
}

/** What a player has given to jackpots, and what was paid from them, in minor units. */
async function totalsOf(db: Executor, player: string) {
  const { rows } = await sql<{ contributed: string; won: string }>`
    select
      (select coalesce(sum(amount), 0)::text from jackpot_contributions
        where player_id = ${player}) as contributed,
      (select coalesce(sum(amount), 0)::text from jackpot_wins
        where player_id = ${player} and status = 'paid') as won`.execute(db)
  const [{ contributed, won } = { contributed: '0', won: '0' }] = rows
  return { contributed: BigInt(contributed), won: BigInt(won) }
}

const gameOf = (slug: string) => ({
  slug,
  name: SHELF.find(({ title }) => title.slug === slug)?.title.name ?? slug
})

export const jackpotHistory: NonNullable<ViewerResolvers['jackpotHistory']> = async (
  _viewer,
  { first, after, kind },
  context
) => {
  const { id: playerId, currency: own } = playerOf(context)
  const db = context.ports.db.kysely
  const size = pageSize('first', first)
  const page = { first: size + 1, after: after ? readCursor(after) : null, kind: kind ?? null }
  const money = (minor: bigint, currency: CurrencyCode) => ({
    amount: { minor, currency },
    currency
  })
  const entries = await readEntries(db, playerId, page)
  const { contributed, won } = await totalsOf(db, playerId)
  return {
    ...pageOf(entries, size, entry => ({
      cursor: cursorOf(entry),
      node: {
        id: entry.id,
        kind: entry.kind,
        at: entry.at,
        amount: money(BigInt(entry.amount), entry.currency),
        game: entry.game === null ? null : gameOf(entry.game),
        roundId: entry.round_id,
        potId: entry.pot,
        isCommunityShare: entry.is_share,
        isWithheld: entry.is_withheld,
        isFreebet: entry.is_freebet,
        isRoundReturned: entry.is_undone,
        decision: entry.decision
      }
    })),
    contributed: money(contributed, own),
    won: money(won, own)
  }
}
