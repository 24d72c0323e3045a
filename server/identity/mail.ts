import type { Executor } from '../db/database.ts'

export interface Mail {
  readonly recipient: string
  readonly subject: string
  readonly body: string
}

/** Puts a letter where whoever carries the post takes it from; the sandbox only shows it. */
export async function postMail(db: Executor, mail: Mail, at: Date): Promise<void> {
  await db
    .insertInto('outgoing_mail')
    .values({ ...mail, at })
    .execute()
}

/** The latest letter to an address, if there is one. */
export const lastMailTo = (db: Executor, recipient: string): Promise<Mail | undefined> =>
  db
    .selectFrom('outgoing_mail')
    .select(['recipient', 'subject', 'body'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .executeTakeFirst()
