import { HOUSE_JACKPOT, type JackpotRule, type PagePot } from '#config/jackpots.ts'
import { instanceOf, openJackpot, optIn, readPots } from '#server/capabilities/jackpot/index.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import type { Random } from '#server/random.ts'
import { systemRandom } from '#server/random.ts'
import { move, playing, roundOf, type SignedIn, sessionToken } from '#tests/server/games/support.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'

/** Chance of which a test says the next numbers; without any no pot falls. */
export function scriptedRandom() {
  const numbers: number[] = []
  const random: Random = {
    ...systemRandom,
    integer: limit => numbers.shift() ?? limit - 1
  }
  return { random, next: (...given: number[]) => numbers.push(...given) }
}

/** A player who plays and takes part. */
export async function takingPart(
  platform: TestPlatform,
  { value = '0.01', ...options }: PlayerOptions & { readonly value?: string } = {}
) {
  const signedIn = await playing(platform, options)
  await join(platform, signedIn.player, value)
  return { ...signedIn, token: await sessionToken(platform, signedIn) }
}

export type TakingPart = SignedIn & { readonly token: string }

/** Opts a player in, or out without a value. */
export const join = (
  { ports }: TestPlatform,
  player: Player,
  value: string | null,
  instance = HOUSE_JACKPOT.id
) => optIn(ports, { player, instance, optedIn: value !== null, value })

/** Plays one round of a stake that wins nothing, in the player's currency. */
export async function play(platform: TestPlatform, { player, token }: TakingPart, stake: string) {
  const round = roundOf(token, stake, '0')
  const { currency } = player
  const answer = await move(platform, 'bet', { ...round.bet, currency })
  await move(platform, 'win', { ...round.win, currency })
  return { round, answer }
}

/** What the pots of a jackpot hold, in millionths of a euro. */
export async function potsOf({ ports }: TestPlatform, id: string = HOUSE_JACKPOT.id) {
  const rows = await readPots(ports.db.kysely, id)
  return Object.fromEntries(rows.map(({ pot, micro }) => [pot, micro])) as Record<PagePot, bigint>
}

/** A jackpot beside the house's own. */
export async function openAnother(
  { ports }: TestPlatform,
  id: string,
  given: Partial<JackpotRule> = {}
): Promise<string> {
  await openJackpot(ports, { ...HOUSE_JACKPOT, id, source: `source-${id}`, ...given })
  const opened = await instanceOf(ports.db.kysely, id)
  if (!opened) throw new Error(`No jackpot ${id}`)
  return opened.id
}
