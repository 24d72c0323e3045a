import { sql } from 'kysely'

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { type IdentityKeys, identityKeysOf } from './identity-keys.ts'
import type { IdentityChange, Player, PlayerChange } from './table.ts'

/** Writes the change under the player's next version; undefined when there is no such player. */
export const changePlayer = (
  tx: Tx,
  id: string,
  change: PlayerChange
): Promise<Player | undefined> =>
  tx
    .updateTable('players')
    .set({ ...change, version: sql<bigint>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Writes a change of what tells who the player is, with the keys that people are compared by. */
export async function changeIdentity(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  id: string,
  change: IdentityChange & PlayerChange
): Promise<Player | undefined> {
  const changed = await tx
    .updateTable('players')
    .set({ ...change, version: sql<bigint>`version + 1` })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!changed) return undefined
  return await tx
    .updateTable('players')
    .set(keysOfPlayer(config.secrets.protection.identity, changed))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** The keys of a stored player, as they ought to be. */
export const keysOfPlayer = (secret: string, player: Player): IdentityKeys =>
  identityKeysOf(secret, {
    email: player.email,
    firstName: player.first_name,
    lastName: player.last_name,
    dateOfBirth: player.date_of_birth,
    country: player.country,
    nationalId: player.ssn,
    phoneNumber: player.phone_number
  })

/** Adds a completed deposit, in minor units of the player's currency, to the player's totals. */
export const countDeposit = (tx: Tx, id: string, amount: bigint): Promise<Player | undefined> =>
  tx
    .updateTable('players')
    .set(counted => ({
      number_of_deposits: counted('number_of_deposits', '+', 1),
      total_deposit_amount: counted('total_deposit_amount', '+', amount),
      version: sql<bigint>`version + 1`
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()

/** Tells every process that the player has changed. Call it after the commit. */
export const publishPlayer = ({ bus, clock }: Ports, player: Player): Promise<void> =>
  bus.publish({
    kind: 'player.updated',
    subject: player.id,
    version: Number(player.version),
    at: clock.now().toISOString(),
    data: { isAccountClosed: player.account_status === 'Closed' }
  })
