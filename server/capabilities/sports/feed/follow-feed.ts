import { sql } from 'kysely'

import { startErrand } from '../../../jobs/errand.ts'
import type { Ports } from '../../../ports.ts'
import type { FeedSource } from './feed-source.ts'
import { takeMessages } from './take-messages.ts'

const ASK_MS = 1000
/** Who has not asked for so long follows no more, and another process does. */
const HOLD = sql`interval '5 seconds'`

/** Takes the feed for this process, or keeps it; undefined while another has it. By the database's time. */
async function hold({ db }: Ports, holder: string): Promise<bigint | undefined> {
  const held = await db.kysely
    .updateTable('sport_feed')
    .set({ holder, held_until: sql<Date>`now() + ${HOLD}` })
    .where('source', '=', 'feed')
    .where(({ eb, or }) =>
      or([
        eb('holder', 'is', null),
        eb('holder', '=', holder),
        eb('held_until', '<', sql<Date>`now()`)
      ])
    )
    .returning('last_no')
    .executeTakeFirst()
  return held?.last_no
}

/** Follows a feed in one process of all, from the last message that any of them took. */
export function followFeed(
  ports: Ports,
  source: FeedSource
): { readonly close: () => Promise<void> } {
  const holder = ports.random.uuid()
  let following: { close(): Promise<void> } | undefined
  const leave = async () => {
    const left = following
    following = undefined
    await left?.close()
  }
  const errand = startErrand({
    name: 'sports.feed',
    log: ports.log,
    everyMs: ASK_MS,
    async work() {
      const last = await hold(ports, holder)
      if (last === undefined) await leave()
      else following ??= source.follow(Number(last), messages => takeMessages(ports, messages))
      return false
    }
  })
  return {
    async close() {
      await errand.close()
      await leave()
      await ports.db.kysely
        .updateTable('sport_feed')
        .set({ holder: null, held_until: null })
        .where('source', '=', 'feed')
        .where('holder', '=', holder)
        .execute()
    }
  }
}
