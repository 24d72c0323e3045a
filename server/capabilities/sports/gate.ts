import { type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import { hasFeature } from '#config/operators.ts'
import { ageOn } from '#rules/age.ts'
import { hasOwnBook } from '../../config.ts'
import type { Ports } from '../../ports.ts'
import { registerBarrier } from '../exclusion/index.ts'
import { type Player, papersBlock, standingBlock } from '../player/index.ts'

export type Barrier = 'ACCOUNT_BLOCKED' | 'RESTRICTED' | 'TOO_YOUNG' | 'VERIFICATION_REQUIRED'

type Rules = Pick<Jurisdiction, 'identityBeforePlay' | 'minimumSportsAge' | 'operator'>

/** Why a player may not bet on sports at a moment, in whosever book; null when nothing stands against it. */
export function barrierOf(player: Player, rules: Rules, now: Date): Barrier | null {
  if (!hasFeature(rules.operator, 'Sportsbook')) return 'RESTRICTED'
  if (standingBlock(player, now)) return 'ACCOUNT_BLOCKED'
  if (ageOn(player.date_of_birth, now) < rules.minimumSportsAge) return 'TOO_YOUNG'
  return papersBlock(player, rules, now) ? 'VERIFICATION_REQUIRED' : null
}

/** The same by the rules of the player's own country, for the house's own book. */
export const ownBarrier = (ports: Ports, player: Player): Barrier | null =>
  hasOwnBook(ports.config) ? countryBarrier(ports, player) : 'RESTRICTED'

/** The same by the rules of the player's own country. */
export const countryBarrier = ({ config, clock }: Ports, player: Player): Barrier | null =>
  barrierOf(player, jurisdictionOf(config, player.country), clock.now())

/** The same, the register of excluded people asked too. Call it outside a transaction. */
export async function registeredBarrier(ports: Ports, player: Player): Promise<Barrier | null> {
  return ownBarrier(ports, player) ?? (await askedBarrier(ports, player))
}

/** For an outside book: the rules of the player's country and the register of excluded people. */
export const outsideBarrier = async (ports: Ports, player: Player): Promise<Barrier | null> =>
  countryBarrier(ports, player) ?? (await askedBarrier(ports, player))

async function askedBarrier(ports: Ports, player: Player): Promise<Barrier | null> {
  const barrier = await registerBarrier(ports, player, { mayBeKept: true })
  if (barrier === null) return null
  return barrier === 'SELF_EXCLUDED' ? 'ACCOUNT_BLOCKED' : 'RESTRICTED'
}
