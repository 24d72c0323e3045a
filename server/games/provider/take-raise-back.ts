import type { House } from './house.ts'
import type { ProviderRound } from './tables.ts'

/** Takes back what a move was to cost and nobody knows whether it was paid; false while that is open. */
export async function takeRaiseBack(
  { ports, wallet }: House,
  round: ProviderRound
): Promise<boolean> {
  const { db } = ports
  const { raising, currency } = round
  if (!raising) return true
  const { wallet_session: sessionToken } = await db.kysely
    .selectFrom('provider_sessions')
    .select('wallet_session')
    .where('token_hash', '=', round.session)
    .executeTakeFirstOrThrow()
  if (round.mode === 'REAL') {
    const answer = await wallet.rollback({
      transactionId: `${raising.transactionId}.rollback`,
      betTransactionId: raising.transactionId,
      roundId: round.id,
      sessionToken,
      game: round.game,
      currency
    })
    if (answer === 'unknown') return false
    if (answer.status === 'error') {
      ports.log.error({ round: round.id, code: answer.code }, 'the wallet refused a rollback')
      return false
    }
  }
  await db.kysely
    .updateTable('provider_rounds')
    .set({ raising: null })
    .where('id', '=', round.id)
    .where('raising', 'is not', null)
    .execute()
  return true
}
