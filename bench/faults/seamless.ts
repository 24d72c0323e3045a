import type { Config } from '#server/config.ts'
import type { HouseDoor } from '#tests/support/house-door.ts'
import { launchTokenOf, newPlayer, type Player } from '#tests/support/house-player.ts'
import { signIn, type Tokens } from '#tests/support/identity.ts'
import { playTokenOf } from '../../tests/server/games/support.ts'

/** A player whose game another provider keeps, which moves the money over the wallet's own door. */
export interface Seat extends Player {
  readonly tokens: Tokens
  /** Goes with every call of the wallet. */
  readonly play: string
}

/** The way to a house in another process. */
export const doorOf = (config: Config): HouseDoor => ({
  url: config.publicUrl,
  ports: { config, clock: { now: () => new Date() } }
})

/** A new player with a thousand euros, signed in, with a game open. */
export async function openSeat(config: Config): Promise<Seat> {
  const player = await newPlayer(config)
  const tokens = await signIn({ ports: { config } }, player)
  const play = await playTokenOf(doorOf(config), await launchTokenOf(config, tokens.access_token))
  return { ...player, tokens, play }
}
