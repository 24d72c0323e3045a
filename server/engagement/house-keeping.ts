import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'

import { confiscated } from '#rules/loyalty/rank.ts'
import { NO_EXPERIENCE } from '#rules/loyalty/xp.ts'
import type { Executor } from '../db/database.ts'
import { deliverSoon } from './deliver.ts'
import { holdPlayer } from './enrolled.ts'
import { changePoints } from './points.ts'
import type { Provider } from './provider.ts'
import { tell } from './tell.ts'

const DAY_MS = 86_400_000
/** Rounds and events are remembered so long that none comes again afterwards. */
const REMEMBERED_MS = 100 * DAY_MS

/** Takes a player's rank: level 0, no experience, and a part of the points. */
export async function loseRank(provider: Provider, playerId: string): Promise<void> {
  const { ports, programme } = provider
  const at = ports.clock.now()
  await ports.db.transaction(async tx => {
    const player = await holdPlayer(tx, playerId)
    if (!player) return
    const { staked, stakedIn, micro } = NO_EXPERIENCE
    await tx
      .updateTable('engage_players')
      .set({
        staked,
        staked_in: stakedIn,
        micro,
        level: 0,
        climb: player.climb + 1,
        ...(player.level > 0 && {
          level_version: player.level_version + 1n,
          next_telling_at: new Date()
        })
      })
      .where('player_id', '=', playerId)
      .execute()
    const by = -Number(confiscated(programme, player.points))
    if (by !== 0)
      await changePoints(tx, { playerId, by, reason: 'rankLost', key: `lost:${player.climb}`, at })
  })
  await tell(ports, playerId, 'player')
  deliverSoon(ports)
}

/** Whoever is shut out can not play, and must not lose by it. */
const idlePlayers = (executor: Executor, since: Date) =>
  executor
    .selectFrom('engage_players')
    .select('player_id')
    .where('level', '>', 0)
    .where('is_blocked', '=', false)
    .where('last_bet_at', '<=', since)
    .execute()

/** Takes the rank of whoever has not played for as long as the programme says. */
export async function loseIdleRanks(provider: Provider): Promise<number> {
  const { ports, programme } = provider
  const since = new Date(ports.clock.now().getTime() - programme.lostAfterDays * DAY_MS)
  const idle = await idlePlayers(ports.db.kysely, since)
  for (const { player_id: playerId } of idle) await loseRank(provider, playerId)
  return idle.length
}

async function forget({ ports }: Provider): Promise<void> {
  const { clock, db } = ports
  const before = new Date(clock.now().getTime() - REMEMBERED_MS)
  await db.kysely.deleteFrom('engage_rounds').where('at', '<', before).execute()
  await db.kysely
    .deleteFrom('engage_events')
    .where('at', '<', before)
    .where('fault', 'is', null)
    .execute()
  await db.kysely
    .updateTable('engage_missions')
    .set({ status: 'expired', changed_at: sql<Date>`ends_at` })
    .where('status', '=', 'running')
    .where('ends_at', '<=', clock.now())
    .execute()
}

/** Each hour ranks are lost that are due to be, once a day what is old is forgotten. */
export function defineHouseKeeping(app: FastifyInstance, provider: Provider): void {
  const { bus, jobs, log } = provider.ports
  const turn = async () => {
    await loseIdleRanks(provider)
  }
  jobs.define('engagement.ranks', turn, { cron: '17 * * * *' })
  jobs.define('engagement.forget', () => forget(provider), { cron: '43 4 * * *' })
  const stop = bus.subscribe('clock.moved', '*', () => {
    turn().catch((error: unknown) => log.error({ err: error }, 'no ranks were lost'))
  })
  app.addHook('preClose', async () => stop())
}
