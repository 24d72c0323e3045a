import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table announcements (
      id text primary key,
      kind text not null,
      country text,
      title text,
      text text,
      link text,
      starts_at timestamptz not null,
      ends_at timestamptz
    )`.execute(db)
  await sql`create index announcements_end on announcements (ends_at)`.execute(db)
}
