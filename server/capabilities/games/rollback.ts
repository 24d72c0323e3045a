import type { MovementAnswer, RollbackRequest } from '#contract/wire/wallet-api.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { readWallet } from '../wallet/index.ts'
import { ANY_BODY, entryKey, once, refuse, refused, refuseForNow } from './calls.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved } from './purse.ts'
import { roundForUpdate } from './rounds.ts'

const ROLLED_BACK = JSON.stringify(refused('ROLLED_BACK'))

/** Takes the bet's place if the bet has not come, so that it finds itself rolled back. */
async function holdPlace(ports: Ports, tx: Tx, provider: string, request: RollbackRequest) {
  const held = await tx
    .insertInto('wallet_calls')
    .values({
      provider,
      transaction_id: request.betTransactionId,
      kind: 'bet',
      hash: ANY_BODY,
      round_id: request.roundId,
      answer: ROLLED_BACK,
      at: ports.clock.now()
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('transaction_id')
    .executeTakeFirst()
  return held !== undefined
}

/** Gives a stake back, once; a bet that never came is kept from coming later. */
export async function rollback(
  ports: Ports,
  provider: string,
  request: RollbackRequest
): Promise<MovementAnswer> {
  const { transactionId, roundId, betTransactionId } = request
  const call = { provider, kind: 'rollback', transactionId, roundId, body: request } as const
  return await once(ports, call, async tx => {
    const found = await playSession(tx, { provider, ...request })
    if ('code' in found) return refuseForNow(found.code)
    const { session } = found
    const { player_id: playerId, currency } = session
    const done = async () => ({
      answer: moved(transactionId, await readWallet(tx, playerId, currency), currency),
      kept: true
    })
    const undo = {
      key: entryKey(provider, transactionId),
      of: entryKey(provider, betTransactionId)
    }

    if (await holdPlace(ports, tx, provider, request)) {
      await ports.ledger.reverse(tx, undo)
      return await done()
    }
    const bet = await tx
      .selectFrom('wallet_calls')
      .selectAll()
      .where('provider', '=', provider)
      .where('transaction_id', '=', betTransactionId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (bet.kind !== 'bet' || bet.round_id !== roundId) return refuse('BET_NOT_FOUND')
    if (bet.answer.status === 'error') return await done()

    const round = await roundForUpdate(tx, provider, roundId)
    if (!round || round.player_id !== playerId) return refuse('BET_NOT_FOUND')
    if (round.status === 'ended' || round.won > 0n) return refuse('ALREADY_SETTLED')

    const reversed = await ports.ledger.reverse(tx, undo)
    await tx
      .updateTable('game_rounds')
      .set({ status: 'rolledBack', ended_at: ports.clock.now() })
      .where('provider', '=', provider)
      .where('id', '=', roundId)
      .execute()
    await tx
      .updateTable('wallet_calls')
      .set({ answer: ROLLED_BACK })
      .where('provider', '=', provider)
      .where('transaction_id', '=', betTransactionId)
      .execute()
    if (reversed.status === 'blocked') return await done()
    const parts = { cash: round.stake - round.stake_bonus, bonus: round.stake_bonus }
    const moneyType = mainPurse(parts)
    return {
      ...(await done()),
      move: { playerId, amount: round.stake, moneyType, posted: reversed }
    }
  })
}
