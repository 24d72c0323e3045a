import { toDecimal } from '#rules/money.ts'
import { listDeposits } from '../../capabilities/cashier/index.ts'
import type { Player } from '../../capabilities/player/index.ts'
import { listSessions } from '../../capabilities/session/index.ts'
import { planned } from '../../payments/desk/plans.ts'
import type { Ports } from '../../ports.ts'
import { platformControl, playerControl } from '../control.ts'
import {
  AMOUNT,
  COUNT,
  list,
  MOMENT,
  MOMENT_OR_NULL,
  object,
  TEXT,
  TEXT_OR_NULL
} from '../schemas.ts'
import { limitsShown } from './deposit-limit.ts'
import { PLAYER_SCHEMA, type PlayerView, viewOf, viewsOf } from './player-view.ts'

const MOST_LISTED = 50

export const listPlayers = platformControl({
  id: 'listPlayers',
  method: 'GET',
  path: '/players',
  summary: `The newest players, ${MOST_LISTED} at most, or those whose address or name has a text in it.`,
  fields: {
    search: {
      type: 'string',
      maxLength: 100,
      optional: true,
      description: 'Part of an e-mail address, of a name, or a player’s number'
    }
  },
  answer: object({ players: list(PLAYER_SCHEMA) }),
  run: async (ports, { search }) => ({ players: await findPlayers(ports, search) })
})

/** The newest players, or those that a text finds. */
export async function findPlayers(ports: Ports, search?: string): Promise<readonly PlayerView[]> {
  let query = ports.db.kysely
    .selectFrom('players')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('number', 'desc')
    .limit(MOST_LISTED)
  if (search !== undefined) {
    const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    query = query.where(row =>
      row.or([
        row('email', 'ilike', like),
        row('first_name', 'ilike', like),
        row('last_name', 'ilike', like),
        ...(/^\d{1,15}$/.test(search) ? [row('number', '=', BigInt(search))] : [])
      ])
    )
  }
  return await viewsOf(ports, await query.execute())
}

export interface PlayerDetails {
  readonly player: PlayerView
  readonly numberOfDeposits: number
  readonly totalDepositAmount: string
  /** Why the next card will be declined. */
  readonly nextPayment: string | null
  /** How the next payout will end, unless as usual. */
  readonly nextPayout: string | null
  readonly limits: readonly { readonly period: string; readonly amount: string }[]
  readonly sessions: readonly {
    readonly sessionId: string
    readonly startedAt: string
    readonly endedAt: string | null
    readonly endReason: string | null
  }[]
  readonly deposits: readonly {
    readonly depositId: string
    readonly amount: string
    readonly status: string
    readonly refusal: string | null
    readonly account: string | null
    readonly createdAt: string
  }[]
  readonly withdrawals: readonly {
    readonly withdrawalId: string
    readonly amount: string
    readonly mode: string
    readonly status: string
    readonly refusal: string | null
    readonly account: string | null
    readonly createdAt: string
  }[]
}

export const readPlayer = playerControl({
  id: 'readPlayer',
  method: 'GET',
  path: '/players/{playerId}',
  summary:
    'One player with balances, payments, sessions, and what happens to the next payment and payout.',
  fields: {},
  answer: object({
    player: PLAYER_SCHEMA,
    numberOfDeposits: COUNT,
    totalDepositAmount: AMOUNT,
    nextPayment: TEXT_OR_NULL,
    nextPayout: TEXT_OR_NULL,
    limits: list(object({ period: TEXT, amount: AMOUNT })),
    sessions: list(
      object({
        sessionId: TEXT,
        startedAt: MOMENT,
        endedAt: MOMENT_OR_NULL,
        endReason: TEXT_OR_NULL
      })
    ),
    deposits: list(
      object({
        depositId: TEXT,
        amount: AMOUNT,
        status: TEXT,
        refusal: TEXT_OR_NULL,
        account: TEXT_OR_NULL,
        createdAt: MOMENT
      })
    ),
    withdrawals: list(
      object({
        withdrawalId: TEXT,
        amount: AMOUNT,
        mode: TEXT,
        status: TEXT,
        refusal: TEXT_OR_NULL,
        account: TEXT_OR_NULL,
        createdAt: MOMENT
      })
    )
  }),
  run: (ports, _input, player) => detailsOf(ports, player)
})

/** Everything that the console shows of one player. */
export async function detailsOf(ports: Ports, player: Player): Promise<PlayerDetails> {
  const { kysely } = ports.db
  const sessions = await listSessions(kysely, player.id, { first: 5 })
  const deposits = await listDeposits(kysely, player.id, 5)
  const withdrawals = await latestWithdrawals(ports, player.id)
  return {
    player: await viewOf(ports, player),
    numberOfDeposits: player.number_of_deposits,
    totalDepositAmount: toDecimal(player.total_deposit_amount, player.currency),
    nextPayment: await planned(kysely, player.id, 'payment'),
    nextPayout: await planned(kysely, player.id, 'payout'),
    limits: await limitsShown(ports, player.id),
    sessions: sessions.map(session => ({
      sessionId: session.id,
      startedAt: session.started_at.toISOString(),
      endedAt: session.ended_at?.toISOString() ?? null,
      endReason: session.end_reason
    })),
    deposits: deposits.map(deposit => ({
      depositId: deposit.id,
      amount: toDecimal(deposit.amount, deposit.currency),
      status: deposit.status,
      refusal: deposit.refusal,
      account: deposit.account_mask,
      createdAt: deposit.created_at.toISOString()
    })),
    withdrawals: withdrawals.map(withdrawal => ({
      withdrawalId: withdrawal.id,
      amount: toDecimal(withdrawal.amount, withdrawal.currency),
      mode: withdrawal.mode,
      status: withdrawal.status,
      refusal: withdrawal.refusal,
      account: withdrawal.account_mask,
      createdAt: withdrawal.created_at.toISOString()
    }))
  }
}

const latestWithdrawals = ({ db }: Ports, playerId: string) =>
  db.kysely
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(5)
    .execute()
