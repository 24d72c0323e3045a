import type { Ports } from '../../ports.ts'
import { keysOfPlayer } from './change-player.ts'
import { nameOfKey } from './identity-keys.ts'

const AT_ONCE = 200

/**
 * Makes the keys of people whose keys are made under another secret than the house has, or under
 * none: as the house starts, so that nobody is compared by two. It goes on where it was broken off.
 */
export async function rekeyPlayers({ config, db }: Pick<Ports, 'config' | 'db'>): Promise<void> {
  const secret = config.secrets.protection.identity
  for (;;) {
    const players = await db.kysely
      .selectFrom('players')
      .selectAll()
      .where('keyed_under', 'is distinct from', nameOfKey(secret))
      // Of them the keys alone are left, and nothing to make them anew from.
      .where('erased_at', 'is', null)
      // Nothing is left that keys could be made of; what was kept of them stays.
      .where('erased_at', 'is', null)
      .limit(AT_ONCE)
      .execute()
    if (players.length === 0) return
    for (const player of players)
      await db.kysely
        .updateTable('players')
        .set(keysOfPlayer(secret, player))
        .where('id', '=', player.id)
        .execute()
  }
}
