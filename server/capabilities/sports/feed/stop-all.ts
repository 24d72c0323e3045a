import { sql } from 'kysely'

import type { Ports } from '../../../ports.ts'
import { eventsChanged } from '../tell.ts'

/**
 * Stops all prices that the feed has told so far: it is silent, and nobody knows whether they still
 * hold. What it tells when it is back is newer, and stands again.
 */
export async function stopAll(ports: Ports): Promise<void> {
  const { clock, db } = ports
  const stopped = await db.transaction(async tx => {
    const { last_no } = await tx
      .selectFrom('sport_feed')
      .select('last_no')
      .where('source', '=', 'feed')
      .executeTakeFirstOrThrow()
    const stop = last_no + 1n
    const open = await tx
      .selectFrom('sport_events')
      .select('id')
      .where('status', 'in', ['trading', 'trading-live', 'interrupted'])
      .where('stop_no', '<', stop)
      .orderBy('id')
      .forNoKeyUpdate()
      .execute()
    if (open.length === 0) return []
    return await tx
      .updateTable('sport_events')
      .set({ stop_no: stop, version: sql`version + 1`, updated_at: clock.now() })
      .where(
        'id',
        'in',
        open.map(({ id }) => id)
      )
      .returning(['id', 'version'])
      .execute()
  })
  await eventsChanged(
    ports,
    stopped.map(({ id, version }) => ({ id, version: Number(version), markets: [] }))
  )
}
