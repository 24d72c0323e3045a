import { OPERATORS } from '#config/operators.ts'
import { href } from '#config/routes.ts'
import type { Config } from '../config.ts'
import type { Ports } from '../ports.ts'
import { isStaffed } from './presence.ts'

/** How long a person who sits at the desk is given to answer. */
const PATIENCE_MS = 60_000
/** Who writes several lines is not told the same after each. */
const AGAIN_AFTER_MS = 15 * 60_000

/** What the desk says by itself: never as if it were a person, and never that it has understood. */
export function automaticText(config: Config, staffed: boolean): string {
  const { supportMail, title } = OPERATORS[config.operator]
  const help = new URL(href('en', 'responsiblePlay'), config.publicUrl).href
  const standing = staffed
    ? 'Everybody at the desk is busy, and your message is waiting for the next person who is free.'
    : 'Nobody is at the desk right now. People answer here every day from 8:00 to midnight (UTC), and your message is kept for them.'
  return [
    `This is an automatic answer of ${title}; nobody has read your message yet. ${standing}`,
    `Limits, breaks, and people to call about play are here at any hour: ${help}`,
    `You can also write to ${supportMail}. Please never send passwords or card numbers.`
  ].join('\n\n')
}

/** Answers by itself what no person has answered for too long, each message once at most. */
export async function answerForNobody(ports: Ports, externalId: string): Promise<void> {
  const { clock, config, db } = ports
  const [latest] = await db.kysely
    .selectFrom('desk_messages')
    .select(['id', 'sender', 'at'])
    .where('external_id', '=', externalId)
    .orderBy('id', 'desc')
    .limit(1)
    .execute()
  if (latest?.sender !== 'player') return
  const staffed = await isStaffed(ports)
  const now = clock.now()
  if (staffed && now.getTime() - latest.at.getTime() < PATIENCE_MS) return
  const last = await db.kysely
    .selectFrom('desk_messages')
    .select('id')
    .where('external_id', '=', externalId)
    .where('sender', '=', 'automatic')
    .where('at', '>', new Date(now.getTime() - AGAIN_AFTER_MS))
    .executeTakeFirst()
  if (last) return
  await db.kysely
    .insertInto('desk_messages')
    .values({
      external_id: externalId,
      sender: 'automatic',
      text: automaticText(config, staffed),
      answers: latest.id,
      at: now
    })
    .onConflict(conflict => conflict.columns(['external_id', 'answers']).doNothing())
    .execute()
}
