import { sql } from 'kysely'

import type { Ports } from '../../../ports.ts'
import type { HouseRuling } from './feed-source.ts'
import { takeMessages } from './take-messages.ts'

/** A ruling without its number and its time. */
export type Ruling = HouseRuling extends infer Each
  ? Each extends HouseRuling
    ? Omit<Each, 'at' | 'no'>
    : never
  : never

/** Rules on markets by hand: a message of the house's own, numbered for itself, taken like the feed's. */
export async function rule(ports: Ports, ruling: Ruling): Promise<void> {
  const { last_no: no } = await ports.db.kysely
    .updateTable('sport_feed')
    .set({ last_no: sql`last_no + 1` })
    .where('source', '=', 'house')
    .returning('last_no')
    .executeTakeFirstOrThrow()
  const at = ports.clock.now().getTime()
  await takeMessages(ports, [{ ...ruling, no: Number(no), at }], 'house')
}
