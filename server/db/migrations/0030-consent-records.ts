import { type Kysely, sql } from 'kysely'

/** Proof of what was agreed to; nothing in it tells who somebody is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table consent_records (
      id uuid primary key,
      replaces uuid,
      operator text not null,
      locale text not null,
      version integer not null,
      categories text not null,
      answered_at timestamptz not null
    )`.execute(db)
  await sql`create index consent_records_time on consent_records (answered_at)`.execute(db)
}
