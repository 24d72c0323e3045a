import { type Kysely, sql } from 'kysely'

/**
 * Personal data: what is asked for as a file, and when a person was erased. Keys are not known here:
 * the start of the platform seals what lies plain.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column erased_at timestamptz`.execute(db)
  await sql`
    create table personal_exports (
      id text primary key,
      player_id text not null references players (id),
      asked_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create index personal_exports_player on personal_exports (player_id, asked_at)`.execute(db)
}
