import { sql } from 'kysely'

import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from './table.ts'

/** Takes the id out wherever it stands, so that it is never there twice. */
const without = (id: string) => sql<string>`pop_ups_needed - ${id}::text`

const write = (db: Executor, playerId: string, ids: ReturnType<typeof without>) =>
  db
    .updateTable('players')
    .set({ pop_ups_needed: ids, version: sql<bigint>`version + 1` })
    .where('id', '=', playerId)
    .returningAll()
    .executeTakeFirst()

/** The player has to see a content overlay, and is told so at once. */
export async function addPopUp(
  { db, bus, clock }: Ports,
  playerId: string,
  id: string
): Promise<Player | undefined> {
  const added = sql<string>`${without(id)} || jsonb_build_array(${id}::text)`
  const changed = await write(db.kysely, playerId, added)
  if (changed)
    await bus.publish({
      kind: 'customer.popup',
      subject: playerId,
      version: Number(changed.version),
      at: clock.now().toISOString(),
      data: { popUpIdsAdded: [id] }
    })
  return changed
}

/** The player has seen it; answers what is still to be seen. */
export async function removePopUp(
  { db }: Ports,
  playerId: string,
  id: string
): Promise<readonly string[]> {
  const changed = await write(db.kysely, playerId, without(id))
  return changed?.pop_ups_needed ?? []
}
