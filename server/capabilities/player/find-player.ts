import type { Executor } from '../../db/database.ts'
import { normalEmail } from './normal-email.ts'
import type { Player } from './table.ts'

/** The player with this id, if there is one. */
export const findPlayer = (db: Executor, id: string): Promise<Player | undefined> =>
  db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirst()

/** The player whom this address belongs to, if there is one. */
export const findPlayerByEmail = (db: Executor, email: string): Promise<Player | undefined> =>
  db.selectFrom('players').selectAll().where('email', '=', normalEmail(email)).executeTakeFirst()
