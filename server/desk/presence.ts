import type { Ports } from '../ports.ts'

const COUNTS_FOR_MS = 30_000

/** Somebody sits at the desk now. */
export async function takeSeat({ clock, db }: Ports): Promise<void> {
  const now = clock.now()
  await db.kysely
    .insertInto('desk_presence')
    .values({ id: 1, seen_at: now })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: now }))
    .execute()
}

/** Whether somebody sits at the desk, as far as its page has told within half a minute. */
export async function isStaffed({ clock, db }: Ports): Promise<boolean> {
  const row = await db.kysely
    .selectFrom('desk_presence')
    .select('id')
    .where('seen_at', '>', new Date(clock.now().getTime() - COUNTS_FOR_MS))
    .executeTakeFirst()
  return row !== undefined
}
