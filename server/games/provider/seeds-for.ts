import { isTable, TABLES } from '#config/catalogue/tables.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { liveRound, wordOf } from '../live/live-round.ts'
import { slotAt } from '../live/schedule.ts'
import { takeSeed } from './next-seed.ts'
import type { ProviderSession } from './tables.ts'

/** What decides a round that is begun now. */
export interface RoundSeeds {
  readonly server_seed: string
  readonly client_seed: string
  readonly closes_at: Date | null
  readonly live_number: bigint | null
  /** The secret that the play goes on with. */
  readonly next: string
}

export const isLive = (game: string): boolean => isTable(game) && TABLES[game].isLive

/** The shared secret of a live table, or the play's own; null where no more chips are taken. */
export async function seedsFor(
  ports: Ports,
  tx: Tx,
  session: ProviderSession,
  clientSeed: string
): Promise<RoundSeeds | null> {
  if (!isLive(session.game)) {
    const { seed, next } = await takeSeed(ports, tx, session)
    return { server_seed: seed, client_seed: clientSeed, closes_at: null, live_number: null, next }
  }
  const now = ports.clock.now()
  const slot = slotAt(now)
  if (now >= slot.closesAt) return null
  const { server_seed, number } = await liveRound(ports, tx, session.game, slot)
  return {
    server_seed,
    client_seed: wordOf(session.game, number),
    closes_at: slot.closesAt,
    live_number: number,
    next: session.next_seed
  }
}
