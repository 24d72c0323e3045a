import type { Ports } from '../../ports.ts'
import type { House } from './house.ts'
import type { ProviderRound } from './tables.ts'

/** Gives back the stake of a round whose bet has no known answer; false while that is open. */
export async function voidRound({ ports, wallet }: House, id: string): Promise<boolean> {
  const { db } = ports
  const round = await db.kysely
    .updateTable('provider_rounds')
    .set({ status: 'voiding' })
    .where('id', '=', id)
    .where('status', 'in', ['betting', 'voiding'])
    .returningAll()
    .executeTakeFirst()
  if (!round) return true
  if (round.mode === 'FUN') return await givePlayMoneyBack(ports, round)
  const { wallet_session: sessionToken } = await db.kysely
    .selectFrom('provider_sessions')
    .select('wallet_session')
    .where('token_hash', '=', round.session)
    .executeTakeFirstOrThrow()
  const answer = await wallet.rollback({
    transactionId: `${round.id}.rollback`,
    betTransactionId: `${round.id}.bet`,
    roundId: round.id,
    sessionToken,
    game: round.game,
    currency: round.currency
  })
  if (answer === 'unknown') return false
  if (answer.status === 'error') {
    ports.log.error({ round: id, code: answer.code }, 'the wallet refused a rollback')
    return false
  }
  await db.kysely
    .updateTable('provider_rounds')
    .set({ status: 'voided' })
    .where('id', '=', id)
    .execute()
  return true
}

async function givePlayMoneyBack({ db }: Ports, round: ProviderRound): Promise<true> {
  await db.transaction(async tx => {
    await tx
      .updateTable('provider_sessions')
      .set(purse => ({ play_money: purse('play_money', '+', round.stake) }))
      .where('token_hash', '=', round.session)
      .execute()
    await tx
      .updateTable('provider_rounds')
      .set({ status: 'voided' })
      .where('id', '=', round.id)
      .execute()
  })
  return true
}
