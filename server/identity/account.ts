import type { Account, FindAccount } from 'oidc-provider'

import { LOCALES } from '#config/locales.ts'
import { findPlayer, type Player } from '../capabilities/player/index.ts'
import type { Ports } from '../ports.ts'
import { CLIENT_ID } from './realm.ts'

/** What the realm tells of a player to whom the player has signed in. */
export const claimsOf = (player: Player) => ({
  sub: player.id,
  email: player.email,
  email_verified: player.email_verified,
  name: `${player.first_name} ${player.last_name}`,
  given_name: player.first_name,
  family_name: player.last_name,
  birthdate: player.date_of_birth,
  locale: LOCALES[player.language].bcp47
})

/** Finds the player behind a session or token for the provider. */
export const findAccount =
  ({ db }: Ports): FindAccount =>
  async (context, id, token): Promise<Account | undefined> => {
    const player = await findPlayer(db.kysely, id)
    if (!player) return undefined
    const sid = token && 'sessionUid' in token ? token.sessionUid : context.oidc.session?.uid
    return {
      accountId: player.id,
      claims: () => ({ ...claimsOf(player), sid, azp: CLIENT_ID })
    }
  }
