import { randomUUID } from 'node:crypto'

import type { Config } from '#server/config.ts'
import { atConsole, newPlayer, type Player } from '#tests/support/house-player.ts'
import { signIn } from '#tests/support/identity.ts'
import { askForDeposit, readBegun } from '../deposit.ts'
import { payByCard } from '../pay-by-card.ts'

const DAYS = 400
/** Who is kept out may be told so where they sign in. */
const NOT_LET_IN = 'not signed in'

/** Somebody whom something keeps from paying in. */
interface Guarded {
  readonly name: string
  readonly player: Player
  readonly code: string
}

/** Pays in, where that is let in; the code of the refusal otherwise. */
async function tryToPayIn(config: Config, player: Player): Promise<string> {
  const tokens = await signIn({ ports: { config } }, player).catch(() => undefined)
  if (!tokens) return NOT_LET_IN
  const accessToken = tokens.access_token
  const asked = await askForDeposit(config, { accessToken, amount: '20.00', key: randomUUID() })
  const { ok, error } = readBegun(asked)
  if (!ok) return error?.code ?? asked.text
  // One that nobody pays is not counted against a limit for long.
  await payByCard(config, ok.frameUrl)
  return 'ok'
}

/** A player who has used up a limit, one who takes a break, and one who is excluded. */
export async function openGuarded(config: Config) {
  const limited = await newPlayer(config)
  await atConsole(config, `/players/${limited.playerId}/deposit-limit`, { amount: '20.00' })
  const first = await tryToPayIn(config, limited)
  if (first !== 'ok') throw new Error(`createDeposit: ${first}`)
  const resting = await newPlayer(config)
  await atConsole(config, `/players/${resting.playerId}/state`, { timeoutMinutes: DAYS * 1440 })
  const excluded = await newPlayer(config)
  await atConsole(config, `/players/${excluded.playerId}/exclude`, { days: DAYS, brands: 'this' })
  const all: readonly Guarded[] = [
    { name: 'a limit that is used up', player: limited, code: 'LIMIT_EXCEEDED' },
    { name: 'a break', player: resting, code: 'TIMED_OUT' },
    { name: 'an exclusion', player: excluded, code: 'SELF_EXCLUDED' }
  ]
  return {
    /** Those whom nothing keeps out any more, in a sentence each. */
    async wrong(): Promise<readonly string[]> {
      const wrong: string[] = []
      for (const { name, player, code } of all) {
        const told = await tryToPayIn(config, player)
        if (told !== code && told !== NOT_LET_IN) wrong.push(`${name} is answered ${told}`)
      }
      return wrong
    }
  }
}
