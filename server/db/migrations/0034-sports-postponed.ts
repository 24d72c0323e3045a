import { type Kysely, sql } from 'kysely'

/** The console may have a match postponed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table feed_orders
      drop constraint feed_orders_kind_check,
      add constraint feed_orders_kind_check
        check (kind in ('halt', 'resume', 'abandon', 'overturn', 'postpone'))`.execute(db)
}
