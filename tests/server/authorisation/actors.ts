import { SignJWT } from 'jose'

import { excludeFor, exclusionChanged } from '#server/capabilities/exclusion/index.ts'
import { destroySessionsOf } from '#server/capabilities/session/index.ts'
import { currentKey } from '#server/identity/keys.ts'
import { AUDIENCE, issuerOf } from '#server/identity/realm.ts'
import { signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { furnish, sessionOf } from './belongings.ts'

const TWO_YEARS_MS = 2 * 365 * 86_400_000

/** Excludes a player as the player’s own wish does. */
export async function exclude({ ports }: TestPlatform, playerId: string): Promise<void> {
  const endsAt = new Date(Date.now() + TWO_YEARS_MS)
  const excluded = await ports.db.transaction(tx =>
    excludeFor(ports, tx, {
      playerId,
      source: 'Player',
      term: null,
      endsAt,
      isForAllBrands: false
    })
  )
  if (excluded) await exclusionChanged(ports, excluded)
}

export const close = ({ ports }: TestPlatform, playerId: string) =>
  ports.db.kysely
    .updateTable('players')
    .set({
      account_status: 'Closed',
      account_closure_cause: 'CustomerRequest',
      reopen_by_customer_allowed: true
    })
    .where('id', '=', playerId)
    .execute()

/** Somebody in each standing, with one thing of every kind. */
export const standings = (platform: TestPlatform) => ({
  own: () => furnish(platform),
  excluded: async () => {
    const found = await furnish(platform)
    await exclude(platform, found.player.id)
    return found
  },
  closed: async () => {
    const found = await furnish(platform)
    await close(platform, found.player.id)
    return found
  }
})

/** A token of a session that runs, whose own time is over. */
export async function expiredToken(platform: TestPlatform): Promise<string> {
  const { id } = await newPlayer(platform)
  const { accessToken } = await signInAs(platform, id)
  const { config } = platform.ports
  const { key, kid } = await currentKey(config.secrets)
  return await new SignJWT({ session_id: sessionOf(accessToken) })
    .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
    .setIssuer(issuerOf(config))
    .setAudience(AUDIENCE)
    .setSubject(id)
    .setIssuedAt()
    .setExpirationTime(new Date(Date.now() - 60_000))
    .sign(key)
}

/** A token whose time is not over, of a session that is. */
export async function destroyedToken(platform: TestPlatform): Promise<string> {
  const { id } = await newPlayer(platform)
  const { accessToken } = await signInAs(platform, id)
  await destroySessionsOf(platform.ports, id, 'SESSION_EXPIRED')
  return accessToken
}
