import { type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../loyalty/index.ts'
import { type Player, publishPlayer } from '../player/index.ts'
import { holdPlayer } from './exclude-for.ts'
import { endInRegister, registerSoon } from './register-outbox.ts'
import { runningOf } from './running.ts'
import type { Exclusion } from './tables.ts'
import { writeEnd } from './write-end.ts'

const HOUR = 3_600_000

type Rules = Pick<Jurisdiction, 'selfExclusion'>

/** The house's own, which it may end: what a register tells is not its to decide. */
const isOwn = ({ source }: Exclusion) => source === 'House' || source === 'Player'

/** From when on the house may be asked to end an exclusion; null where that is never so. */
export function askableFrom(exclusion: Exclusion, { selfExclusion }: Rules): Date | null {
  if (!selfExclusion || !isOwn(exclusion)) return null
  const { definite, forGood } = selfExclusion.asksToReturnAfterDays
  const days = exclusion.ends_at === null ? forGood : definite
  return days === null ? null : new Date(exclusion.started_at.getTime() + days * 24 * HOUR)
}

export type AskRefusal = 'ALREADY_ASKED' | 'NOT_EXCLUDED' | 'NOT_OFFERED' | 'TOO_EARLY'

/** Writes down that a player asks to return; why that can not be, else. The house decides. */
export async function ask(
  { clock, config }: Ports,
  tx: Tx,
  player: Player,
  message: string | null
): Promise<AskRefusal | null> {
  const now = clock.now()
  const rules = jurisdictionOf(config, player.country)
  const running = await runningOf(tx, player.id, now)
  if (running.length === 0) return 'NOT_EXCLUDED'
  // One that only others can end keeps the player away whatever the house decides.
  if (!rules.selfExclusion || !running.every(isOwn)) return 'NOT_OFFERED'
  if (running.every(({ asked_to_return_at }) => asked_to_return_at !== null)) return 'ALREADY_ASKED'
  const isEarly = running.some(row => {
    const from = askableFrom(row, rules)
    return from === null || from > now
  })
  if (isEarly) return 'TOO_EARLY'
  await tx
    .updateTable('exclusions')
    .set({ asked_to_return_at: now, return_message: message })
    .where(
      'id',
      'in',
      running.map(({ id }) => id)
    )
    .execute()
  await recordDecision(tx, {
    kind: 'exclusion.returnAsked',
    playerId: player.id,
    actor: 'player',
    at: now,
    data: { exclusions: running.map(({ id }) => id) }
  })
  return null
}

/**
 * The house decides on a player's wish to return: granted, each exclusion that was asked about ends
 * when the licence's delay from now is over, and never later than it would have by itself. The
 * player as they then are; undefined when nothing was asked.
 */
export async function decideReturn(
  ports: Ports,
  playerId: string,
  isGranted: boolean
): Promise<Player | undefined> {
  const changed = await ports.db.transaction(tx => decide(ports, tx, playerId, isGranted))
  if (!changed) return undefined
  engagementSoon(ports)
  registerSoon(ports)
  await publishPlayer(ports, changed)
  return changed
}

async function decide(ports: Ports, tx: Tx, playerId: string, isGranted: boolean) {
  const now = ports.clock.now()
  const player = await holdPlayer(tx, playerId)
  const { selfExclusion } = jurisdictionOf(ports.config, player.country)
  const asked = (await runningOf(tx, playerId, now)).filter(
    row => row.asked_to_return_at !== null && row.return_decided_at === null
  )
  if (!selfExclusion || asked.length === 0) return undefined
  const ends = new Map(
    asked.map(row => [row, isGranted ? endAfter(row, selfExclusion, now) : null])
  )
  for (const [row, returnsAt] of ends) {
    await tx
      .updateTable('exclusions')
      .set(
        returnsAt
          ? { return_decided_at: now, returns_at: returnsAt }
          : { asked_to_return_at: null, return_message: null }
      )
      .where('id', '=', row.id)
      .execute()
    if (returnsAt && row.for_all_brands) await endInRegister(ports, tx, row, returnsAt)
  }
  const changed = await writeEnd(tx, playerId, now)
  if (changed) await tellEngagementOf(ports, tx, changed)
  await recordDecision(tx, {
    kind: isGranted ? 'exclusion.returnGranted' : 'exclusion.returnRefused',
    playerId,
    actor: 'house',
    at: now,
    data: { exclusions: asked.map(({ id }) => id), endsAt: changed?.exclusion_ends_at ?? null }
  })
  return changed
}

/** Protection rule R05. */
function endAfter(
  { ends_at }: Exclusion,
  { endDelayHours }: NonNullable<Jurisdiction['selfExclusion']>,
  now: Date
): Date {
  const hours = ends_at === null ? endDelayHours.forGood : endDelayHours.definite
  const delayed = new Date(now.getTime() + hours * HOUR)
  return ends_at !== null && ends_at < delayed ? ends_at : delayed
}
