import { type Kysely, sql } from 'kysely'

/** When a session was last used by its player's hand, and after how many idle minutes it ends. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table sessions
      add column used_at timestamptz not null default now(),
      add column idle_minutes integer not null default 240 check (idle_minutes > 0)`.execute(db)
  await sql`
    alter table sessions
      alter column used_at drop default,
      alter column idle_minutes drop default`.execute(db)
}
