import { parseAmount } from '#rules/money.ts'
import type { SportsCashOutErrorCode } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { standingBlock } from '../player/index.ts'
import { cashOutByItself } from './cash-out.ts'
import { findBet, holdPlayers } from './store.ts'
import type { StoredBet } from './tables.ts'
import { betsChanged } from './tell.ts'

/** Cashes out, of bets on events whose prices have changed, those that are to be at what they are worth. */
export async function cashOutByThemselves(ports: Ports, events: readonly string[]): Promise<void> {
  if (events.length === 0) return
  const waiting = await ports.db.kysely
    .selectFrom('sport_bets')
    .select(['id', 'player_id'])
    .where('status', '=', 'ACCEPTED')
    .where('auto_at_least', 'is not', null)
    .where('id', 'in', db =>
      db.selectFrom('sport_bet_legs').select('bet_id').where('event_id', 'in', events)
    )
    .orderBy('id')
    .execute()
  for (const bet of waiting) await cashOutByItself(ports, bet)
}

export type AutoSet =
  | { readonly status: 'done'; readonly bet: StoredBet }
  | { readonly status: 'refused'; readonly code: SportsCashOutErrorCode }

/** Has a bet cashed out by itself once so much is offered, which may be at once; null ends that. */
export async function setAuto(
  ports: Ports,
  playerId: string,
  { betId, atLeast }: { readonly betId: string; readonly atLeast: string | null }
): Promise<AutoSet> {
  const set = await ports.db.transaction(async (tx): Promise<AutoSet> => {
    const [player] = await holdPlayers(tx, [playerId])
    const bet = await findBet(tx, playerId, betId)
    if (!bet || !player) return { status: 'refused', code: 'BET_NOT_FOUND' }
    if (atLeast !== null && standingBlock(player, ports.clock.now()))
      return { status: 'refused', code: 'ACCOUNT_BLOCKED' }
    const parsed = atLeast === null ? null : parseAmount(atLeast, bet.currency)
    if (parsed?.status === 'refused') return { status: 'refused', code: 'STAKE_NOT_VALID' }
    const isOffered = bet.status === 'ACCEPTED' && bet.free_bet_id === null
    if (parsed && !isOffered) return { status: 'refused', code: 'NOT_OFFERED' }
    const changed = await tx
      .updateTable('sport_bets')
      .set({ auto_at_least: parsed?.minor ?? null, version: bet.version + 1n })
      .where('id', '=', betId)
      .returningAll()
      .executeTakeFirstOrThrow()
    return { status: 'done', bet: changed }
  })
  if (set.status === 'refused') return set
  await betsChanged(ports, [set])
  if (atLeast === null) return set
  await cashOutByItself(ports, set.bet)
  const now = await findBet(ports.db.kysely, playerId, betId)
  return now ? { status: 'done', bet: now } : set
}
