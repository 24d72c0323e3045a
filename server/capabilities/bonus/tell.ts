import type { Ports } from '../../ports.ts'
import { walletChanged } from '../wallet/index.ts'
import type { Moved } from './moved.ts'

/** Tells every process what has become of a player's bonuses. Call it after the commit. */
export async function bonusChanged(
  ports: Ports,
  playerId: string,
  moved: readonly (Moved | undefined)[]
): Promise<void> {
  for (const { bonusId, move } of moved.filter(each => each !== undefined)) {
    if (move) await walletChanged(ports, playerId, move)
    await ports.bus.publish({
      kind: 'bonus.changed',
      subject: playerId,
      version: await ports.ledger.versionOf(ports.db.kysely, playerId),
      at: ports.clock.now().toISOString(),
      data: { bonusId }
    })
  }
}
