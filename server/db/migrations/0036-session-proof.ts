import { type Kysely, sql } from 'kysely'

/** When the player of a session last proved who they are: at its beginning, or by the password since. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column proven_at timestamptz`.execute(db)
  await sql`update sessions set proven_at = started_at`.execute(db)
  await sql`alter table sessions alter column proven_at set not null`.execute(db)
}
