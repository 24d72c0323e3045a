import { sql } from 'kysely'

import type { FeedMessage } from '#contract/wire/sports-feed.ts'
import type { Executor, Tx } from '../db/database.ts'
import type { MarkedMatch } from './tables.ts'

/** So long nobody else plays after a process has last said that it does. */
const HELD_SECONDS = 5
/** Who was away for longer finds how everything stands, and no more what happened meanwhile. */
const KEPT_MS = 3 * 86_400_000
const ROWS_AT_ONCE = 500

export interface FeedState {
  readonly number: bigint
  readonly playedUntil: number | null
}

const stateOf = ({ number, played_until }: { number: bigint; played_until: Date | null }) => ({
  number,
  playedUntil: played_until?.getTime() ?? null
})

/** Takes or keeps the right to play, which one process has at a time; undefined while another has it. */
export async function takeStage(db: Executor, holder: string): Promise<FeedState | undefined> {
  const row = await db
    .updateTable('feed_state')
    .set({
      holder,
      held_until: sql<Date>`clock_timestamp() + ${HELD_SECONDS} * interval '1 second'`
    })
    .where('id', '=', 1)
    .where(eb =>
      eb.or([
        eb('holder', 'is', null),
        eb('holder', '=', holder),
        eb('held_until', '<=', sql<Date>`clock_timestamp()`)
      ])
    )
    .returning(['number', 'played_until'])
    .executeTakeFirst()
  return row && stateOf(row)
}

/** Lets another process play at once. */
export async function leaveStage(db: Executor, holder: string): Promise<void> {
  await db
    .updateTable('feed_state')
    .set({ holder: null, held_until: null })
    .where('holder', '=', holder)
    .execute()
}

/** Waits for a turn: whoever has it is the one who may write what comes next. */
export async function lockStage(tx: Tx, holder: string): Promise<FeedState | undefined> {
  const row = await tx
    .selectFrom('feed_state')
    .select(['number', 'played_until', 'holder'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return row.holder === holder ? stateOf(row) : undefined
}

export const markedMatches = (db: Executor): Promise<MarkedMatch[]> =>
  db.selectFrom('feed_matches').selectAll().execute()

const KEPT: readonly FeedMessage['kind'][] = [
  'fixture',
  'settlement',
  'settlement-rollback',
  'cancel',
  'cancel-rollback'
]

const eventOf = (message: FeedMessage): string | undefined => {
  if (message.kind === 'alive') return undefined
  return message.kind === 'fixture' ? message.fixture.id : message.event
}

/** Keeps of what is about to be told all that must not be missed. */
export async function keep(tx: Tx, messages: readonly FeedMessage[]): Promise<void> {
  const rows = messages.flatMap(message => {
    const event = eventOf(message)
    if (event === undefined || !KEPT.includes(message.kind)) return []
    const { no, kind, at } = message
    return [{ no: BigInt(no), event, kind, at: new Date(at), body: JSON.stringify(message) }]
  })
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    await tx
      .insertInto('feed_messages')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute()
}

/** Forgets what nobody who follows steadily can have missed. */
export async function forget(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS)
  await db.deleteFrom('feed_messages').where('at', '<', before).execute()
  await db
    .deleteFrom('feed_matches')
    .where('at', '<', before)
    .where(eb => eb.or([eb('fixture', 'is', null), eb('ended', 'is not', null)]))
    .execute()
}
