import type { Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type { LimitState } from '#rules/limits/change.ts'
import { inLimitOrder, type LimitKind, type LimitPlace, limitName } from '#rules/limits/names.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Player } from '../player/index.ts'
// The tables of this room: the compiler adds them to the database by this import.
import type {} from './tables.ts'

/** A limit that stands, or stood until now. */
export interface PlayerLimit extends LimitPlace, LimitState {
  /** In minor units, or in minutes for a session limit. */
  readonly value: bigint
  /** Null for a session limit. */
  readonly currency: CurrencyCode | null
  readonly setAt: Date
}

function limitOf(row: Selectable<Tables['player_limits']>): PlayerLimit {
  const { kind, period, game, currency, value, set_at: setAt, pending_value, asked_at } = row
  const { confirmable_at, lapses_at } = row
  const pending =
    asked_at && confirmable_at && lapses_at
      ? {
          value: pending_value,
          askedAt: asked_at,
          confirmableAt: confirmable_at,
          lapsesAt: lapses_at
        }
      : null
  return { kind, period, game, currency, value, setAt, pending }
}

/** The limits of a player that stand, of some kinds or of all, in the order that they are shown in. */
export async function limitsOf(
  db: Executor,
  playerId: string,
  kinds?: readonly LimitKind[]
): Promise<readonly PlayerLimit[]> {
  const all = db.selectFrom('player_limits').selectAll().where('player_id', '=', playerId)
  const rows = await (kinds ? all.where('kind', 'in', kinds) : all).execute()
  return rows.map(limitOf).toSorted(inLimitOrder)
}

/** The player, held until the transaction ends: limits of one player change one after the other. */
export const heldPlayer = (tx: Tx, id: string): Promise<Player> =>
  tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()

export async function findLimit(
  db: Executor,
  playerId: string,
  name: string
): Promise<PlayerLimit | undefined> {
  const row = await db
    .selectFrom('player_limits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('name', '=', name)
    .executeTakeFirst()
  return row && limitOf(row)
}

interface Written extends LimitPlace {
  readonly playerId: string
  readonly currency: CurrencyCode | null
  readonly state: LimitState
  readonly setAt: Date
}

/** Writes what a limit is from now on; one without a value is none any more. */
export async function writeLimit(
  tx: Tx,
  { playerId, kind, period, game, currency, state, setAt }: Written
): Promise<void> {
  const name = limitName({ kind, period, game })
  const { value, pending } = state
  if (value === null) {
    await tx
      .deleteFrom('player_limits')
      .where('player_id', '=', playerId)
      .where('name', '=', name)
      .execute()
    return
  }
  const stands = {
    currency,
    value,
    set_at: setAt,
    pending_value: pending?.value ?? null,
    asked_at: pending?.askedAt ?? null,
    confirmable_at: pending?.confirmableAt ?? null,
    lapses_at: pending?.lapsesAt ?? null
  }
  await tx
    .insertInto('player_limits')
    .values({ player_id: playerId, name, kind, period, game, ...stands })
    .onConflict(conflict => conflict.columns(['player_id', 'name']).doUpdateSet(stands))
    .execute()
}
