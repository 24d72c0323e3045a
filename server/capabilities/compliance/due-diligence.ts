import { EURO_RATES } from '#config/exchange-rates.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { microOf } from '#rules/jackpot/euros.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { recordDecision } from '../audit/index.ts'
import { tellEngagementOf } from '../loyalty/index.ts'
import { changePlayer, type Player, type PlayerChange } from '../player/index.ts'
import { DAY_MS } from './days.ts'
import { openRequest } from './requests.ts'
import { earliest, missing } from './verifications.ts'

const MICRO = 1_000_000n

/**
 * Has the player's identity and bank account checked once their completed deposits have reached the
 * sum from which the law asks for it: protection rules R09 and R47. Call it in the transaction that
 * completes a deposit, after all else that it locks.
 */
export async function dueDiligence(
  ports: Ports,
  tx: Tx,
  player: Player,
  at: Date
): Promise<Player> {
  const { dueDiligence: rule } = jurisdictionOf(ports.config, player.country)
  if (!rule) return player
  const deposited = await depositedMicro(tx, player.id)
  if (deposited < BigInt(rule.euros) * MICRO) return player
  const dueAt = new Date(at.getTime() + rule.withinDays * DAY_MS)
  const first = await tx
    .insertInto('due_diligence')
    .values({ player_id: player.id, reached_at: at, due_at: dueAt })
    .onConflict(conflict => conflict.doNothing())
    .returning('player_id')
    .executeTakeFirst()
  if (!first) return player

  const change = await asked(ports, tx, player, at, dueAt)
  const changed = (await changePlayer(tx, player.id, change)) ?? player
  await tellEngagementOf(ports, tx, changed)
  await recordDecision(tx, {
    kind: 'kyc.due-diligence',
    playerId: player.id,
    actor: 'system',
    at,
    data: { euros: rule.euros, depositedMicro: deposited, dueAt, kycWas: player.kyc_status }
  })
  return changed
}

/** What is known already is not asked for again, and no earlier day moves. */
async function asked(
  ports: Ports,
  tx: Tx,
  player: Player,
  at: Date,
  dueAt: Date
): Promise<PlayerChange> {
  const request = { playerId: player.id, reason: 'DUE_DILIGENCE', dueAt, at } as const
  const asksIdentity = player.kyc_status !== 'Done'
  const asksBanking = player.banking_cdd !== 'Done'
  if (asksIdentity) await openRequest(ports, tx, { ...request, purpose: 'Identity' })
  if (asksBanking) await openRequest(ports, tx, { ...request, purpose: 'BankingCDD' })
  return {
    ...(asksIdentity && {
      ...missing(player, 'Identity'),
      kyc_deadline: earliest(player.kyc_deadline, dueAt)
    }),
    ...(asksBanking && {
      banking_cdd: 'Required',
      banking_cdd_deadline: earliest(player.banking_cdd_deadline, dueAt)
    })
  }
}

/** What all completed deposits are worth in millionths of a euro; bonuses and wins are none. */
async function depositedMicro(tx: Tx, playerId: string): Promise<bigint> {
  const sums = await tx
    .selectFrom('deposits')
    .select(({ fn }) => ['currency', fn.sum<string>('amount').as('amount')])
    .where('player_id', '=', playerId)
    .where('status', '=', 'Completed')
    .groupBy('currency')
    .execute()
  return sums.reduce(
    (sum, { amount, currency }) => sum + microOf(BigInt(amount), currency, EURO_RATES[currency]),
    0n
  )
}
