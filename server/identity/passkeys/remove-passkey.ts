import type { Player } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type {} from '../bank-login/tables.ts'
import { postMessage } from '../outbox.ts'
import { hasPassword } from '../sign-in.ts'
import { passkeyLetter } from './letters.ts'
import { lockPlayer, passkeysOf } from './store.ts'

/** Forgets a passkey of the player; false for any other, and for the only way in that is left. */
export const removePasskey = (
  { config, db, clock }: Ports,
  player: Player,
  passkeyId: string
): Promise<boolean> =>
  db.transaction(async tx => {
    await lockPlayer(tx, player.id)
    if (!(await hasAnotherWayIn(tx, player.id))) return false
    const { numDeletedRows } = await tx
      .deleteFrom('passkeys')
      .where('id', '=', passkeyId)
      .where('player_id', '=', player.id)
      .executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return false
    await postMessage(tx, passkeyLetter(config, player, 'removed'), clock.now())
    return true
  })

const hasAnotherWayIn = async (tx: Tx, playerId: string) =>
  (await hasPassword(tx, playerId)) ||
  (await comesThroughBank(tx, playerId)) ||
  (await passkeysOf(tx, playerId)).length > 1

async function comesThroughBank(tx: Tx, playerId: string): Promise<boolean> {
  const known = await tx
    .selectFrom('bank_identities')
    .select('player_id')
    .where('player_id', '=', playerId)
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}
