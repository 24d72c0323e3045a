import { contributionOptions } from '#config/jackpots.ts'
import type { House } from '#config/jurisdiction.ts'
import { optionOf } from '#rules/jackpot/contribution.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import {
  type Born,
  isTooYoungForCasino,
  type Player,
  type Standing,
  standingBlock
} from '../player/index.ts'
import { seriesOfInstance } from '../raffle/index.ts'
import { instanceOf } from './instances.ts'
import type { Instance, OptIn } from './tables.ts'
import { tellPlayer } from './tell-player.ts'

export type OptInRefusal = 'INELIGIBLE' | 'UNKNOWN_INSTANCE' | 'UNKNOWN_VALUE'

export type OptInResult =
  | { readonly status: 'ok'; readonly optIn: OptIn }
  | { readonly status: 'refused'; readonly code: OptInRefusal }

interface Wanted {
  readonly player: Born & Pick<Player, 'id'> & Standing
  /** A jackpot's name, or that of a draw of a raffle. */
  readonly instance: string
  readonly optedIn: boolean
  /** One of the options, a decimal; without one the last that was chosen, or the smallest. */
  readonly value?: string | null
}

/** Whether and with how much a player takes part in what runs under a source. */
export const optInOf = (db: Executor, player: string, source: string): Promise<OptIn | undefined> =>
  db
    .selectFrom('jackpot_opt_ins')
    .selectAll()
    .where('player_id', '=', player)
    .where('source', '=', source)
    .executeTakeFirst()

/** Why a player may not take part in a jackpot; null for whoever may. */
export function ineligibility(
  house: House,
  { rule }: Pick<Instance, 'rule'>,
  player: Wanted['player'],
  now: Date
): 'AGE' | 'BLOCKED' | 'COUNTRY' | null {
  if (rule.excludedCountries.includes(player.country)) return 'COUNTRY'
  if (isTooYoungForCasino(house, player, now)) return 'AGE'
  return standingBlock(player, now) ? 'BLOCKED' : null
}

interface Choice {
  readonly player: string
  readonly source: string
  readonly optedIn: boolean
  readonly value: string | null
  readonly at: Date
}

/** Writes a choice down; its version grows, so that an older one can be told from it. */
export const choose = (tx: Tx, { player, source, optedIn, value, at }: Choice): Promise<OptIn> =>
  tx
    .insertInto('jackpot_opt_ins')
    .values({ player_id: player, source, opted_in: optedIn, value, changed_at: at })
    .onConflict(conflict =>
      conflict.columns(['player_id', 'source']).doUpdateSet(({ eb, ref }) => ({
        opted_in: optedIn,
        value,
        // A remainder of another share is none of this one's.
        remainder: eb
          .case()
          .when('jackpot_opt_ins.value', '=', value)
          .then(ref('jackpot_opt_ins.remainder'))
          .else(0)
          .end(),
        version: eb('jackpot_opt_ins.version', '+', 1n),
        changed_at: at
      }))
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/**
 * Takes a player into a jackpot, with one of the options that the brand offers, or out of it; into a
 * raffle's series likewise, which asks for no contribution. It counts for bets from this moment on.
 * Leaving is open to everybody.
 */
export async function optIn(ports: Ports, wanted: Wanted): Promise<OptInResult> {
  const source = await seriesOfInstance(ports.db.kysely, wanted.instance)
  return source === undefined
    ? await optInToJackpot(ports, wanted)
    : await optInToRaffle(ports, wanted, source)
}

async function optInToRaffle(ports: Ports, wanted: Wanted, source: string): Promise<OptInResult> {
  const { player, optedIn, instance } = wanted
  const at = ports.clock.now()
  const isOut = standingBlock(player, at) || isTooYoungForCasino(ports.config, player, at)
  if (optedIn && isOut) return { status: 'refused', code: 'INELIGIBLE' }
  const choice = { player: player.id, source, optedIn, value: null, at }
  const chosen = await ports.db.transaction(tx => choose(tx, choice))
  await tellPlayer(ports, player.id, { kind: 'optIn', instance })
  return { status: 'ok', optIn: chosen }
}

async function optInToJackpot(ports: Ports, wanted: Wanted): Promise<OptInResult> {
  const { player, optedIn } = wanted
  const now = ports.clock.now()
  const options = contributionOptions(ports.config.operator)
  const given = wanted.value === undefined || wanted.value === null ? null : wanted.value
  const option = given === null ? undefined : optionOf(given, options)
  if (given !== null && option === undefined) return { status: 'refused', code: 'UNKNOWN_VALUE' }

  const result = await ports.db.transaction(async (tx): Promise<OptInResult> => {
    const instance = await instanceOf(tx, wanted.instance)
    if (!instance) return { status: 'refused', code: 'UNKNOWN_INSTANCE' }
    if (optedIn && ineligibility(ports.config, instance, player, now)) {
      return { status: 'refused', code: 'INELIGIBLE' }
    }
    const before = await optInOf(tx, player.id, instance.source)
    const value = option === undefined ? (before?.value ?? `${Math.min(...options)}`) : `${option}`
    const choice = { player: player.id, optedIn, value, at: now }
    if (optedIn && instance.rule.optsInLinked) {
      for (const id of instance.rule.linked) {
        const linked = await instanceOf(tx, id)
        if (linked) await choose(tx, { ...choice, source: linked.source })
      }
    }
    return { status: 'ok', optIn: await choose(tx, { ...choice, source: instance.source }) }
  })
  if (result.status === 'ok')
    await tellPlayer(ports, player.id, { kind: 'optIn', instance: wanted.instance })
  return result
}
