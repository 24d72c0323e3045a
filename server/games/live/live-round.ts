import { decideBy } from '#engine/fairness/seeds.ts'
import { stop } from '#engine/wheel/wheel.ts'
import type { Executor } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { newSeed } from '../provider/proof.ts'
import type { LiveRound } from '../provider/tables.ts'
import type { Slot } from './schedule.ts'

/** The second word in a shared draw: nobody's own, and known beforehand. */
export const wordOf = (game: string, number: bigint | number): string => `${game}#${number}`

/**
 * The shared round of a table: its secret is drawn when the first player looks at it, and kept, so
 * that all processes and players have the same.
 */
export async function liveRound(
  ports: Ports,
  db: Executor,
  game: string,
  slot: Slot
): Promise<LiveRound> {
  const itself = db
    .selectFrom('live_rounds')
    .selectAll()
    .where('game', '=', game)
    .where('number', '=', BigInt(slot.number))
  const known = await itself.executeTakeFirst()
  if (known) return known
  const server = newSeed(ports)
  const segment = await decideBy({ server, client: wordOf(game, slot.number) }, stop)
  await db
    .insertInto('live_rounds')
    .values({
      game,
      number: BigInt(slot.number),
      server_seed: server,
      segment,
      opens_at: slot.opensAt
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return await itself.executeTakeFirstOrThrow()
}
