import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column browser text,
      add column system text,
      add column network text,
      add column last_seen_at timestamptz,
      add column method text not null default 'PASSWORD'
        check (method in ('PASSWORD', 'PASSKEY', 'BANK', 'REGISTRATION'))`.execute(db)
  await sql`update sessions set last_seen_at = started_at`.execute(db)
  await sql`
    alter table sessions
      alter column last_seen_at set not null,
      alter column method drop default`.execute(db)
}
