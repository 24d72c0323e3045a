import type { UUID } from 'node:crypto'

import type { LicenceCode } from '#config/licences.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { findRunning } from '#server/identity/authenticate.ts'
import { move, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { limitsDesk } from './support.ts'

/** A house whose time stands still until a test lets it pass. */
export async function sessionHouse(licence: LicenceCode) {
  let passed = 0
  const start = Date.now()
  const platform = await startPlatform({
    env: { LOBBY_LICENCE: licence },
    clock: { now: () => new Date(start + passed), move: async () => {} }
  })
  return {
    platform,
    now: () => start + passed,
    pass(milliseconds: number) {
      passed += milliseconds
    },
    reset() {
      passed = 0
    }
  }
}

export type SessionHouse = Awaited<ReturnType<typeof sessionHouse>>

/** A player who signs in at this moment. */
export async function signedInAt(house: SessionHouse, known?: Player) {
  const { platform } = house
  const player = known ?? (await newPlayer(platform, { cash: 10_000n }))
  const startedAt = house.now()
  const { accessToken: token } = await signInAs(platform, player.id)
  const { id: sessionId } = await platform.ports.db.kysely
    .selectFrom('sessions')
    .select('id')
    .where('player_id', '=', player.id)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()
  return {
    player,
    startedAt,
    desk: limitsDesk(platform, token),
    async isSignedIn() {
      const query = '{ viewer { player { id } } }'
      const { data, errors } = await ask({ url: `${platform.url}/graphql`, token, query })
      return data != null && errors === undefined
    },
    /** What the platform knows of the session at this moment. */
    runs: async () => (await findRunning(platform.ports, sessionId)) !== null,
    /** Opens a game; the answer bets in it, each time in a round of its own. */
    async inGame() {
      const play = await sessionToken(platform, { player, sessionId: sessionId as UUID })
      return async () => {
        const { bet, win } = roundOf(play, '1.00', '0')
        const answer = await move(platform, 'bet', bet)
        if (answer.status === 'ok') await move(platform, 'win', win)
        return answer
      }
    }
  }
}
