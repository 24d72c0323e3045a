import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { Bus } from '../../bus/events.ts'
import type { Ports } from '../../ports.ts'
import { type Identity, type Player, standingBlock } from '../player/index.ts'
import { askRegister, type RegisterEntry } from './ask-register.ts'
import { followRegister } from './follow-register.ts'
import { identityOf } from './register-keys.ts'

export type RegisterBarrier = 'REGISTER_UNAVAILABLE' | 'SELF_EXCLUDED'

/** A clear answer serves the next games that the player opens for this long, and no deposit. */
const KEPT_MS = 60_000
const MOST_KEPT = 10_000

const CLEAR = new WeakMap<Bus, Map<string, number>>()

const clearOf = ({ bus }: Ports): Map<string, number> => {
  const known = CLEAR.get(bus) ?? new Map<string, number>()
  CLEAR.set(bus, known)
  return known
}

/**
 * Those that count in this house: of other brands, for it knows its own, and of the country only
 * where the licence asks for that.
 */
function counting({ config }: Ports, { country }: Identity, entries: readonly RegisterEntry[]) {
  const { nationalRegister } = jurisdictionOf(config, country)
  return entries.filter(({ brand, list }) =>
    list === 'national' ? nationalRegister !== null : brand !== config.operator
  )
}

/** Whether somebody who wants an account stands in the register; who can not be asked about does not. */
export async function standsInRegister(ports: Ports, who: Identity): Promise<boolean> {
  const entries = await askRegister(ports, who)
  return entries !== undefined && counting(ports, who, entries).length > 0
}

interface Asking {
  /** Whether an answer that was given a moment ago will do. */
  readonly mayBeKept?: boolean
  readonly patienceMs?: number
}

/**
 * Why the register keeps a player from playing or paying, null when nothing stands in it. Whoever
 * stands in it is excluded here until its end. Call it outside a transaction: it asks another party.
 */
export async function registerBarrier(
  ports: Ports,
  player: Player,
  { mayBeKept = false, patienceMs }: Asking = {}
): Promise<RegisterBarrier | null> {
  const now = ports.clock.now()
  const clear = clearOf(ports)
  const at = clear.get(player.id)
  const age = at === undefined ? Number.POSITIVE_INFINITY : now.getTime() - at
  if (mayBeKept && age >= 0 && age < KEPT_MS) return null
  clear.delete(player.id)
  const who = identityOf(player)
  const entries = await askRegister(ports, who, patienceMs)
  const isOut = (who: Player) => standingBlock(who, now) === 'SELF_EXCLUDED'
  if (!entries) return isOut(player) ? 'SELF_EXCLUDED' : 'REGISTER_UNAVAILABLE'
  const found = counting(ports, who, entries)
  const changed = await followRegister(ports, player, found)
  if (isOut(changed ?? player)) return 'SELF_EXCLUDED'
  if (clear.size >= MOST_KEPT) clear.clear()
  clear.set(player.id, now.getTime())
  return null
}
