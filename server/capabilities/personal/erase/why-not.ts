import { sql } from 'kysely'

import type { Tx } from '../../../db/database.ts'
import type { PersonalDataErrorCode } from '../../../generated/main.ts'
import { type Player, standingBlock } from '../../player/index.ts'

const DEPOSITS_UNDER_WAY = ['Initialized', 'RollbackInitialized'] as const
const WITHDRAWALS_UNDER_WAY = ['Initialized', 'CancelInitialized'] as const

/** Why a player can not be erased at a moment; undefined when nothing stands against it. */
export async function whyNot(
  tx: Tx,
  player: Player,
  at: Date
): Promise<PersonalDataErrorCode | undefined> {
  const isAhead = (moment: Date | null) => moment !== null && moment > at
  if (standingBlock(player, at) === 'SELF_EXCLUDED' || isAhead(player.exclusion_ends_at))
    return 'EXCLUSION_RUNS'
  if (player.account_status !== 'Closed') return 'ACCOUNT_OPEN'
  if (await hasOpenPayments(tx, player.id)) return 'OPEN_PAYMENTS'
  return (await hasMoney(tx, player.id)) ? 'MONEY_LEFT' : undefined
}

async function hasOpenPayments(tx: Tx, playerId: string): Promise<boolean> {
  const deposit = await tx
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', DEPOSITS_UNDER_WAY)
    .executeTakeFirst()
  if (deposit) return true
  const withdrawal = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('player_id', '=', playerId)
    .where('status', 'in', WITHDRAWALS_UNDER_WAY)
    .executeTakeFirst()
  return withdrawal !== undefined
}

/** Money of any kind and currency, and rounds and bets that may still bring some. */
async function hasMoney(tx: Tx, playerId: string): Promise<boolean> {
  const accounts = ['bonus', 'cash', 'held'].map(purse => `player:${playerId}:${purse}`)
  const { rows } = await sql<{ held: boolean }>`
    select exists (
      select from ledger_balances where account in (${sql.join(accounts)}) and balance <> 0
    ) or exists (
      select from game_rounds where player_id = ${playerId} and status = 'open'
    ) or exists (
      select from sport_bets where player_id = ${playerId}
        and status in ('PENDING_ACCEPTANCE', 'ACCEPTED')
    ) as held`.execute(tx)
  return rows[0]?.held !== false
}
