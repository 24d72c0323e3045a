import { type RawBuilder, type SqlBool, sql } from 'kysely'

import { signedIn } from '../../context.ts'
import type { Executor } from '../../db/database.ts'
import type { BonusStatus, ViewerResolvers } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import { bonusAnswer } from './answer.ts'
import { endIfDue } from './jobs.ts'
import { activeBonus } from './store.ts'
import type { StoredBonus } from './tables.ts'

const PLACE = /^(?<moment>\d{4}-\d{2}-\d{2}T[\d:.]+Z) (?<id>[\w-]{1,100})$/

const cursorOf = ({ granted_at: at, id }: StoredBonus): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url')

function follows(after: string | undefined): RawBuilder<SqlBool> {
  if (after === undefined) return sql`true`
  const { moment = '', id = '' } =
    PLACE.exec(Buffer.from(after, 'base64url').toString())?.groups ?? {}
  if (Number.isNaN(Date.parse(moment))) throw new InvalidInput('after', 'WRONG_FORM')
  return sql`(granted_at, id) < (${moment}::timestamptz, ${id})`
}

interface Wanted {
  readonly statuses: readonly BonusStatus[] | undefined
  readonly first: number
  readonly after: string | undefined
}

const listBonuses = (
  db: Executor,
  playerId: string,
  { statuses, first, after }: Wanted
): Promise<readonly StoredBonus[]> =>
  db
    .selectFrom('bonuses')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(statuses ? sql<SqlBool>`status = any (${[...statuses]}::text[])` : sql<SqlBool>`true`)
    .where(follows(after))
    .orderBy('granted_at', 'desc')
    .orderBy('id', 'desc')
    .limit(first)
    .execute()

/** The player's bonuses, the latest first; one whose time is over is ended before it is told. */
export const bonuses: NonNullable<ViewerResolvers['bonuses']> = async (
  _viewer,
  { statuses, first, after },
  context
) => {
  const { playerId } = signedIn(context)
  const { ports, request } = context
  const size = pageSize('first', first)
  const db = ports.db.kysely
  const running = await activeBonus(db, playerId)
  if (running) await endIfDue(ports, running)
  const found = await listBonuses(db, playerId, {
    statuses: statuses ?? undefined,
    first: size + 1,
    after: after ?? undefined
  })
  const told = await Promise.all(
    found.slice(0, size).map(bonus => bonusAnswer(ports, db, bonus, request.locale))
  )
  const { pageInfo, edges } = pageOf(found, size, bonus => ({ cursor: cursorOf(bonus) }))
  return {
    pageInfo,
    edges: edges.flatMap(({ cursor }, place) => {
      const node = told[place]
      return node ? [{ cursor, node }] : []
    })
  }
}
