import { activeBonus, type StoredBonus } from '#server/capabilities/bonus/index.ts'
import type { Clock } from '#server/clock.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { bonusOf, cashOf, move, playing, roundOf, sessionToken } from '../games/support.ts'

/** A clock that stands until it is moved: a bonus ends at a millisecond. */
export function standingClock(): Clock {
  let now = new Date()
  return {
    now: () => now,
    move: async to => {
      now = to === 'real' ? new Date() : to
    }
  }
}

/** A slot, a table whose cards are dealt by chance alone, and a live table. */
export const SLOT = 'pearl-drift'
export const TABLE = 'roulette-du-cap'
export const LIVE = 'grand-wheel'

/** A player at a game's wallet, with what the tests ask of a bonus. */
export async function underBonus(platform: TestPlatform, options: PlayerOptions) {
  const signedIn = await playing(platform, { cash: 0n, ...options })
  const { player } = signedIn
  const tokens = new Map<string, string>()
  const tokenFor = async (game: string) => {
    const known = tokens.get(game) ?? (await sessionToken(platform, signedIn, game))
    tokens.set(game, known)
    return known
  }
  const round = async (stake: string, { game = SLOT, won = '0' } = {}) =>
    roundOf(await tokenFor(game), stake, won, undefined, game)
  return {
    ...signedIn,
    round,
    /** Plays a round to its end and tells the answer to its bet. */
    async play(stake: string, { game = SLOT, won = '0' } = {}) {
      const { bet, win } = await round(stake, { game, won })
      const answer = await move(platform, 'bet', bet)
      if (answer.status === 'ok') await move(platform, 'win', win)
      return answer
    },
    purses: async () => ({
      cash: await cashOf(platform, player),
      bonus: await bonusOf(platform, player)
    }),
    /** The latest bonus of the player. */
    bonus: (): Promise<StoredBonus> =>
      platform.ports.db.kysely
        .selectFrom('bonuses')
        .selectAll()
        .where('player_id', '=', player.id)
        .orderBy('granted_at', 'desc')
        .executeTakeFirstOrThrow(),
    running: () => activeBonus(platform.ports.db.kysely, player.id)
  }
}

export type UnderBonus = Awaited<ReturnType<typeof underBonus>>

/** Asks the main API as the player's page does. */
export async function asPlayer<T>(
  platform: TestPlatform,
  { player }: Pick<UnderBonus, 'player'>,
  query: string,
  variables: Readonly<Record<string, unknown>> = {}
): Promise<T> {
  const { accessToken: token } = await signInAs(platform, player.id)
  const answer = await ask<T>({ url: `${platform.url}/graphql`, token, query, variables })
  if (!answer.data || answer.errors) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}
