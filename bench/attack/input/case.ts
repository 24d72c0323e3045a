import type { Config } from '#server/config.ts'
import { newPlayer, type Player } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import type { House } from '#tests/support/open-house.ts'
import type { Checks } from '../checks.ts'
import type { Houses } from '../open-houses.ts'

/** Of whom the hostile player is for a while: some of what is asked ends a session, or a player. */
const CASES_A_PLAYER = 250

export interface Hostile {
  readonly player: Player
  readonly token: string
  readonly refreshToken: string
}

export interface Setting {
  readonly houses: Houses
  readonly checks: Checks
  /** Where the cases of a kind begin in the run of chance. */
  readonly seed: number
  /** Every token that was given out: none may be found anywhere. */
  readonly tokens: string[]
}

/** A new player with money, signed in at a house. */
export async function hostileAt(
  { houses, tokens }: Pick<Setting, 'houses' | 'tokens'>,
  { config }: { readonly config: Config }
): Promise<Hostile> {
  const player = await newPlayer(houses.sandbox.config)
  const given = await signIn({ ports: { config } }, player)
  tokens.push(given.access_token, given.refresh_token)
  return { player, token: given.access_token, refreshToken: given.refresh_token }
}

/** Gives a hostile player for a case, another one after a while, at the house that the case goes to. */
export function hostiles(setting: Setting): (house: House, at: number) => Promise<Hostile> {
  const made = new Map<string, Promise<Hostile>>()
  return (house, at) => {
    const key = `${house.url} ${Math.floor(at / CASES_A_PLAYER)}`
    const known = made.get(key) ?? hostileAt(setting, house)
    made.set(key, known)
    return known
  }
}
