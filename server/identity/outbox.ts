import type { Generated, Selectable } from 'kysely'

import type { Executor } from '../db/database.ts'
import type { Fixed } from '../db/tables.ts'

export type Channel = 'mail' | 'sms'

interface OutgoingMessagesTable {
  id: Generated<bigint>
  channel: Fixed<Channel>
  recipient: Fixed<string>
  /** Empty for a text message. */
  subject: Fixed<string>
  body: Fixed<string>
  link: Fixed<string | null>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    outgoing_messages: OutgoingMessagesTable
  }
}

export type OutgoingMessage = Selectable<OutgoingMessagesTable>

export interface Message {
  readonly channel: Channel
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link?: string
}

/** Puts a message where whoever carries the post takes it from; the sandbox only shows it. */
export async function postMessage(db: Executor, message: Message, at: Date): Promise<void> {
  await db
    .insertInto('outgoing_messages')
    .values({ ...message, at })
    .execute()
}

/** The latest messages, or those whose recipient has a text in it; the newest first. */
export async function latestMessages(
  db: Executor,
  { recipient, most }: { readonly recipient?: string | undefined; readonly most: number }
): Promise<readonly OutgoingMessage[]> {
  let query = db.selectFrom('outgoing_messages').selectAll().orderBy('id', 'desc').limit(most)
  if (recipient !== undefined)
    query = query.where('recipient', 'ilike', `%${recipient.replace(/[\\%_]/g, '\\$&')}%`)
  return await query.execute()
}

/** The latest message to exactly this recipient, if there is one. */
export const lastMessageTo = (
  db: Executor,
  recipient: string
): Promise<OutgoingMessage | undefined> =>
  db
    .selectFrom('outgoing_messages')
    .selectAll()
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
