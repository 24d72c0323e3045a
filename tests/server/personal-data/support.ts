import type { Player } from '#server/capabilities/player/table.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

/** Asks the site's endpoint as a player who is signed in. */
export async function asPlayer(platform: TestPlatform, playerId: string) {
  const { accessToken: token } = await signInAs(platform, playerId)
  return async <T>(query: string, variables: Readonly<Record<string, unknown>> = {}) => {
    const { data, errors } = await ask<T>({
      url: `${platform.url}/graphql`,
      query,
      variables,
      token
    })
    if (errors) throw new Error(JSON.stringify(errors))
    return data!
  }
}

/** Sets columns of a player as the house would have them. */
export const setPlayer = (
  { ports }: TestPlatform,
  id: string,
  change: Partial<
    Pick<
      Player,
      | 'account_closure_cause'
      | 'account_status'
      | 'exclusion_ends_at'
      | 'marketing_blocked'
      | 'timeout_ends_at'
    >
  >
) => ports.db.kysely.updateTable('players').set(change).where('id', '=', id).execute()

/** What the record of decisions says of a player, the oldest first. */
export const decisionsOf = async ({ ports }: TestPlatform, playerId: string) =>
  await ports.db.kysely
    .selectFrom('protective_decisions')
    .select(['kind', 'actor', 'data'])
    .where('player_id', '=', playerId)
    .orderBy('seq')
    .execute()
