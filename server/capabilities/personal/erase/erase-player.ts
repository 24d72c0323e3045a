import { sql } from 'kysely'

import type { Tx } from '../../../db/database.ts'
import { personalTables } from '../../../personal-data/tables-of-a-person.ts'
import type { Ports } from '../../../ports.ts'
import { keysOfPlayer, type Player } from '../../player/index.ts'

/** In place of a name; a day that nobody is asked about. */
const NOBODY = '–'
const NO_DAY = '1900-01-01'

/**
 * Takes everything away that no law has the house keep, and answers the player as they stand then.
 * Hashes that tell a person apart stay only where an exclusion or the house may need them.
 */
export async function erasePlayer(
  { random }: Pick<Ports, 'random'>,
  tx: Tx,
  player: Player,
  { at, keepsKeys }: { readonly at: Date; readonly keepsKeys: boolean }
): Promise<Player> {
  const { id, email, phone_number: phone } = player
  await tx
    .deleteFrom('outgoing_messages')
    .where('recipient', 'in', [email, ...(phone === null ? [] : [phone])])
    .execute()
  await tx.deleteFrom('oidc').where('account_id', '=', id).execute()
  for (const { table, by = 'player_id', erased } of personalTables())
    if (erased === 'gone')
      await sql`delete from ${sql.table(table)} where ${sql.ref(by)} = ${id}`.execute(tx)
  await sql`
    update sessions set browser = null, system = null, network = null
    where player_id = ${id}`.execute(tx)
  // What was written in the player's own words.
  await sql`update account_closures set comment = null where player_id = ${id}`.execute(tx)
  await sql`update exclusions set return_message = null where player_id = ${id}`.execute(tx)
  return await tx
    .updateTable('players')
    .set(row => ({
      version: row('version', '+', 1n),
      email: `erased-${id}@erased.invalid`,
      email_verified: false,
      first_name: NOBODY,
      last_name: NOBODY,
      date_of_birth: NO_DAY,
      phone_number: null,
      is_phone_number_verified: false,
      street: null,
      city: null,
      zip_code: null,
      state: null,
      ssn: null,
      is_email_marketing_accepted: false,
      is_sms_marketing_accepted: false,
      is_phone_marketing_accepted: false,
      is_web_push_marketing_accepted: false,
      marketing_blocked: true,
      reopen_by_customer_allowed: false,
      source_of_wealth_comment: null,
      erased_at: at,
      // Under a secret that nobody keeps, so that they are of nobody.
      ...(keepsKeys ? {} : keysOfPlayer(random.uuid(), player))
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}
