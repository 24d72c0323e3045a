import { latestMessages } from '../../identity/outbox.ts'
import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import { list, MOMENT, object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

const MOST_LISTED = 50

export interface MessageView {
  readonly messageId: string
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly subject: string
  readonly body: string
  readonly link: string | null
  /** The code of the message, where there is one. */
  readonly code: string | null
  readonly at: string
}

export const listMessages = platformControl({
  id: 'listMessages',
  method: 'GET',
  path: '/messages',
  summary: `The latest mail and text messages, ${MOST_LISTED} at most, the newest first.`,
  fields: {
    recipient: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'A part of the address or number they went to'
    }
  },
  answer: object({
    messages: list(
      object({
        messageId: TEXT,
        channel: { type: 'string', enum: ['mail', 'sms'] },
        recipient: TEXT,
        subject: TEXT,
        body: TEXT,
        link: TEXT_OR_NULL,
        code: TEXT_OR_NULL,
        at: MOMENT
      })
    )
  }),
  run: async (ports, { recipient }) => ({ messages: await findMessages(ports, recipient) })
})

/** What the platform has posted lately, to everybody or to whom a text finds. */
export async function findMessages(
  { db }: Ports,
  recipient?: string
): Promise<readonly MessageView[]> {
  const found = await latestMessages(db.kysely, { recipient, most: MOST_LISTED })
  return found.map(({ id, at, channel, subject, body, link, recipient: to }) => ({
    messageId: String(id),
    channel,
    recipient: to,
    subject,
    body,
    link,
    code: codeIn(link === null ? body : body.replace(link, '')),
    at: at.toISOString()
  }))
}

/** Six digits that stand alone; the code is kept nowhere but in the text. */
const codeIn = (text: string): string | null => /(?<![\d+])\d{6}(?!\d)/.exec(text)?.[0] ?? null
