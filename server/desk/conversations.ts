import { sql } from 'kysely'

import { keptSince } from '#config/retention.ts'
import type { DeskConversation, DeskMessage } from '#contract/wire/desk.ts'
import type { Ports } from '../ports.ts'
import { answerForNobody } from './automatic.ts'
import type { Sender } from './tables.ts'

const MOST = 200
const MOST_LISTED = 50

/** What was written after a message, and what the desk says by itself where nobody has answered. */
export async function readConversation(
  ports: Ports,
  externalId: string,
  after = 0
): Promise<DeskConversation> {
  await answerForNobody(ports, externalId)
  const { kysely } = ports.db
  const rows = await kysely
    .selectFrom('desk_messages')
    .select(['id', 'sender', 'text', 'at'])
    .where('external_id', '=', externalId)
    .where('id', '>', BigInt(after))
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute()
  const head = await kysely
    .selectFrom('desk_conversations')
    .select('read_id')
    .where('external_id', '=', externalId)
    .executeTakeFirst()
  const messages = rows.toReversed().map(
    ({ id, sender, text, at }): DeskMessage => ({
      id: Number(id),
      from: sender,
      text,
      at: at.toISOString()
    })
  )
  return { messages, readId: Number(head?.read_id ?? 0) }
}

interface Said {
  readonly externalId: string
  readonly sender: Exclude<Sender, 'automatic'>
  readonly text: string
  /** Of the sender: the same one again says nothing twice. */
  readonly key?: string
}

/** Adds to a conversation, or begins it: the desk may write first. */
export async function say({ clock, db }: Ports, said: Said): Promise<void> {
  const { externalId, sender, text, key } = said
  const at = clock.now()
  await db.transaction(async tx => {
    await tx
      .insertInto('desk_conversations')
      .values({ external_id: externalId, name: null, created_at: at, last_at: at })
      .onConflict(conflict => conflict.column('external_id').doUpdateSet({ last_at: at }))
      .execute()
    await tx
      .insertInto('desk_messages')
      .values({ external_id: externalId, sender, text, at, ...(key !== undefined && { key }) })
      .onConflict(conflict => conflict.columns(['external_id', 'key']).doNothing())
      .execute()
  })
}

/** The player has read up to a message; it never goes back. */
export async function readUpTo({ db }: Ports, externalId: string, id: number): Promise<void> {
  await db.kysely
    .updateTable('desk_conversations')
    .set({ read_id: BigInt(id) })
    .where('external_id', '=', externalId)
    .where('read_id', '<', BigInt(id))
    .execute()
}

export interface ListedConversation {
  readonly externalId: string
  readonly name: string | null
  readonly lastAt: Date
  /** Whether the last word is the player's, or the desk's own. */
  readonly waits: boolean
}

/** Conversations in which something was written, the latest first. */
export async function listConversations({ db }: Ports): Promise<readonly ListedConversation[]> {
  const rows = await db.kysely
    .selectFrom('desk_conversations as conversation')
    .select(['external_id', 'name', 'last_at'])
    .select(
      sql<string | null>`(
        select sender from desk_messages
        where external_id = conversation.external_id order by id desc limit 1
      )`.as('sender')
    )
    .orderBy('last_at', 'desc')
    .limit(MOST_LISTED)
    .execute()
  return rows
    .filter(({ sender }) => sender !== null)
    .map(({ external_id: externalId, name, last_at: lastAt, sender }) => ({
      externalId,
      name,
      lastAt,
      waits: sender !== 'desk'
    }))
}

/** Forgets, night by night, what was written three months ago. */
export function defineForgetting({ clock, db, jobs }: Ports): void {
  jobs.define(
    'desk.forget',
    async () => {
      const now = clock.now()
      await db.kysely.deleteFrom('desk_sessions').where('expires_at', '<', now).execute()
      await db.kysely
        .deleteFrom('desk_conversations')
        .where('last_at', '<', keptSince('chats', now))
        .execute()
    },
    { cron: '41 3 * * *' }
  )
}
