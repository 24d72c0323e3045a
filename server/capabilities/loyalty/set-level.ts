import type { Ports } from '../../ports.ts'
import { changePlayer, publishPlayer } from '../player/index.ts'
import './tables.ts'

interface LevelTold {
  readonly playerId: string
  readonly level: number
  readonly version: number
}

/** Writes down the level that the provider tells; an older telling changes nothing. */
export async function setLevel(
  ports: Ports,
  { playerId, level, version }: LevelTold
): Promise<'known' | 'unknown'> {
  const changed = await ports.db.transaction(async tx => {
    // The player before anything that hangs on them.
    const player = await tx
      .selectFrom('players')
      .select('id')
      .where('id', '=', playerId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!player) return 'unknown' as const
    const newer = await tx
      .insertInto('engagement_levels')
      .values({ player_id: playerId, version: BigInt(version) })
      .onConflict(conflict =>
        conflict
          .column('player_id')
          .doUpdateSet({ version: BigInt(version) })
          .where('engagement_levels.version', '<', BigInt(version))
      )
      .returning('version')
      .executeTakeFirst()
    return newer && (await changePlayer(tx, playerId, { gamification_level: level }))
  })
  if (changed === 'unknown') return 'unknown'
  if (changed) await publishPlayer(ports, changed)
  return 'known'
}
