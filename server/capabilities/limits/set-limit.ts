import type { Jurisdiction } from '#config/jurisdiction.ts'
import { exchanged } from '#rules/exchange.ts'
import { ask, confirm, type LimitState, type LimitValue, standing } from '#rules/limits/change.ts'
import { type LimitPlace, limitName } from '#rules/limits/names.ts'
import { isOffered } from '#rules/limits/offered.ts'
import type { Tx } from '../../db/database.ts'
import type { SetLimitErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { type Actor, type DecisionKind, recordDecision } from '../audit/index.ts'
import { changePlayer, type Player } from '../player/index.ts'
import { limitSessions } from './session-limit.ts'
import { findLimit, heldPlayer, limitsOf, type PlayerLimit, writeLimit } from './store.ts'

/** How many games a player may have limits on. */
export const MOST_GAMES = 50

export interface Asking {
  readonly playerId: string
  readonly rules: Jurisdiction
}

export type LimitOutcome =
  | { readonly status: 'refused'; readonly code: SetLimitErrorCode }
  /** The player is there when something changed, to be told to every process after the commit. */
  | { readonly status: 'done'; readonly place: LimitPlace; readonly player?: Player }

const refuse = (code: SetLimitErrorCode): LimitOutcome => ({ status: 'refused', code })

/** What stands, in the player's currency, where that is another one by now. */
function inOwnCurrency(limit: PlayerLimit | undefined, { currency: own }: Player): LimitState {
  if (!limit) return { value: null, pending: null }
  const { value, pending, currency } = limit
  if (currency === null || currency === own) return { value, pending }
  return { value: exchanged(value, currency, own, 'down'), pending: null }
}

/** Whether the house lets the player have no more of what the limit is on. */
export const isRaiseBlocked = (player: Player, { kind }: Pick<LimitPlace, 'kind'>): boolean =>
  kind === 'Deposit' && player.is_increase_deposit_limit_blocked

async function hasTooManyGames(tx: Tx, playerId: string): Promise<boolean> {
  const limits = await limitsOf(tx, playerId, ['Loss'])
  return limits.filter(({ game }) => game !== null).length >= MOST_GAMES
}

interface Change {
  readonly player: Player
  readonly place: LimitPlace
  readonly limit: PlayerLimit | undefined
  readonly state: LimitState
  readonly kind: DecisionKind
  readonly now: Date
  readonly actor?: Actor
  /** Whether sessions that run end no later for it than they would have. */
  readonly isFixedInSession?: boolean
}

/** Writes the limit, lets running sessions know it, and records it, in that order of locks. */
export async function write(
  tx: Tx,
  { player, place, limit, state, kind, now, actor = 'player', isFixedInSession = false }: Change
): Promise<LimitOutcome> {
  const { id: playerId } = player
  const { value, pending } = state
  const isSession = place.kind === 'Session'
  const currency = isSession ? null : player.currency
  const setAt = limit?.value === value ? limit.setAt : now
  await writeLimit(tx, { ...place, playerId, currency, state, setAt })
  if (isSession && limit?.value !== value)
    await limitSessions(tx, playerId, value, { isFixedInSession })
  const changed = await changePlayer(tx, playerId, {})
  await recordDecision(tx, {
    kind,
    playerId,
    actor,
    at: now,
    data: {
      limit: limitName(place),
      before: limit?.value ?? null,
      value,
      currency,
      ...(pending && { asked: pending.value, confirmableAt: pending.confirmableAt })
    }
  })
  return { status: 'done', place, ...(changed && { player: changed }) }
}

/** Sets a limit as its player wants it, or has what is more than before wait. */
export async function setLimit(
  ports: Ports,
  tx: Tx,
  { playerId, rules }: Asking,
  { place, wanted }: { readonly place: LimitPlace; readonly wanted: LimitValue }
): Promise<LimitOutcome> {
  const player = await heldPlayer(tx, playerId)
  const limit = await findLimit(tx, playerId, limitName(place))
  if (!limit && !isOffered(rules, place)) return refuse('NOT_OFFERED')
  const now = ports.clock.now()
  const before = inOwnCurrency(limit, player)
  const { change, state } = ask(before, wanted, now, rules)
  if (change === 'none') return { status: 'done', place }
  if (change === 'waits' && isRaiseBlocked(player, place)) return refuse('RAISE_BLOCKED')
  if (!limit && place.game !== null && (await hasTooManyGames(tx, playerId)))
    return refuse('TOO_MANY_GAMES')
  const kind =
    change === 'lowered'
      ? before.value === null
        ? 'limit.set'
        : 'limit.lowered'
      : wanted === null
        ? 'limit.removalAsked'
        : 'limit.raiseAsked'
  return await write(tx, { player, place, limit, state, kind, now })
}

/** Lets what waited hold, once its delay is over and until it lapses. */
export async function confirmLimit(
  ports: Ports,
  tx: Tx,
  { playerId, rules }: Asking,
  name: string
): Promise<LimitOutcome> {
  const player = await heldPlayer(tx, playerId)
  const limit = await findLimit(tx, playerId, name)
  if (!limit) return refuse('NOTHING_PENDING')
  const now = ports.clock.now()
  const state = confirm(limit, now)
  if (typeof state === 'string') return refuse(state)
  if (isRaiseBlocked(player, limit)) return refuse('RAISE_BLOCKED')
  const kind = state.value === null ? 'limit.removed' : 'limit.raised'
  const isFixedInSession = rules.sessionLimits?.isFixedInSession === true
  return await write(tx, { player, place: limit, limit, state, kind, now, isFixedInSession })
}

/** Takes back what waits. */
export async function keepLimit(
  ports: Ports,
  tx: Tx,
  { playerId }: Pick<Asking, 'playerId'>,
  name: string
): Promise<LimitOutcome> {
  const player = await heldPlayer(tx, playerId)
  const limit = await findLimit(tx, playerId, name)
  const now = ports.clock.now()
  if (!limit || standing(limit, now).pending === null) return refuse('NOTHING_PENDING')
  const state = { value: limit.value, pending: null }
  return await write(tx, { player, place: limit, limit, state, kind: 'limit.kept', now })
}
