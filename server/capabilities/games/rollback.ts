import type { MovementAnswer, RollbackRequest } from '#contract/wire/wallet-api.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import {
  bonusChanged,
  bonusOfRound,
  joinedWith,
  settleRound,
  uncountStake,
  withoutMove
} from '../bonus/index.ts'
import { roundUndone } from '../jackpot/index.ts'
import { engagementSoon } from '../loyalty/index.ts'
import { countPlay } from '../play-days/index.ts'
import { uncountWager, wagerCounted } from '../raffle/index.ts'
import { returnFreeSpin } from '../rewards/index.ts'
import { readWallet } from '../wallet/index.ts'
import { ANY_BODY, entryKey, once, refuse, refused, refuseForNow } from './calls.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved, type Parts } from './purse.ts'
import { roundForUpdate } from './rounds.ts'
import type { GameRound } from './tables.ts'
import { tellRaiseUndone, tellRoundUndone } from './tell-engagement.ts'

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

/** What comes back, and what it had counted towards a bonus. */
interface Undone extends Parts {
  readonly counted: bigint
  /** When it was staked. */
  readonly at: Date
}

/** Ends a round without a result; null while its stake is raised. */
async function undoBet(ports: Ports, tx: Tx, round: GameRound): Promise<Undone | null> {
  const raised = await tx
    .selectFrom('game_raises')
    .select('transaction_id')
    .where('provider', '=', round.provider)
    .where('round_id', '=', round.id)
    .where('rolled_back_at', 'is', null)
    .executeTakeFirst()
  if (raised) return null
  await tx
    .updateTable('game_rounds')
    .set({ status: 'rolledBack', ended_at: ports.clock.now() })
    .where('provider', '=', round.provider)
    .where('id', '=', round.id)
    .execute()
  const { stake, stake_bonus: bonus, bonus_counted: counted, started_at: at } = round
  return { cash: stake - bonus, bonus, counted, at }
}

/** Takes what raised a stake off it again; the round goes on. */
async function undoRaise(
  ports: Ports,
  tx: Tx,
  round: GameRound,
  transactionId: string
): Promise<Undone> {
  const { amount, bonus, counted, at } = await tx
    .updateTable('game_raises')
    .set({ rolled_back_at: ports.clock.now() })
    .where('provider', '=', round.provider)
    .where('transaction_id', '=', transactionId)
    .returning(['amount', 'bonus', 'counted', 'at'])
    .executeTakeFirstOrThrow()
  await tx
    .updateTable('game_rounds')
    .set({
      stake: round.stake - amount,
      stake_bonus: round.stake_bonus - bonus,
      bonus_counted: round.bonus_counted - counted
    })
    .where('provider', '=', round.provider)
    .where('id', '=', round.id)
    .execute()
  return { cash: amount - bonus, bonus, counted, at }
}

/** Gives a stake, or what raised one, back, once; a bet that never came is kept from coming later. */
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
      answer: moved(transactionId, await readWallet(tx, playerId, currency), session),
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
    const takes = bet.kind === 'bet' || bet.kind === 'raise'
    if (!takes || bet.round_id !== roundId) return refuse('BET_NOT_FOUND')
    if (bet.answer.status === 'error') return await done()

    const round = await roundForUpdate(tx, provider, roundId)
    if (!round || round.player_id !== playerId) return refuse('BET_NOT_FOUND')
    if (round.status === 'ended' || round.won > 0n) return refuse('ALREADY_SETTLED')

    const { bonus, over } = await bonusOfRound(ports, tx, round.bonus_id)
    const back =
      bet.kind === 'bet'
        ? await undoBet(ports, tx, round)
        : await undoRaise(ports, tx, round, betTransactionId)
    // What raised a stake is given back before the stake itself.
    if (!back) {
      const after = () => bonusChanged(ports, playerId, [over])
      return { ...refuseForNow('ROUND_IN_PROGRESS'), after }
    }
    const reversed = await ports.ledger.reverse(tx, undo)
    if (bonus) await uncountStake(tx, bonus, back.counted)
    const came = { amount: back.bonus, key: undo.key }
    const settled = bonus && (await settleRound(ports, tx, bonus, came))
    if (round.free_spins) await returnFreeSpin(tx, round.free_spins)
    // What was given to a jackpot with it stays given.
    await countPlay(tx, {
      playerId,
      game: round.game,
      currency,
      at: back.at,
      rounds: bet.kind === 'bet' ? -1 : 0,
      ...(!round.free_spins && { staked: -back.cash, wagered: -back.cash - back.bonus })
    })
    await uncountWager(ports, tx, provider, betTransactionId)
    if (bet.kind === 'bet') await tellRoundUndone(ports, tx, round)
    else await tellRaiseUndone(ports, tx, round, { ...back, transactionId: betTransactionId })
    await roundUndone(tx, { provider, transactionId: betTransactionId, at: ports.clock.now() })
    await tx
      .updateTable('wallet_calls')
      .set({ answer: ROLLED_BACK })
      .where('provider', '=', provider)
      .where('transaction_id', '=', betTransactionId)
      .execute()
    if (reversed.status === 'blocked') return await done()
    return {
      ...(await done()),
      async after() {
        engagementSoon(ports)
        await bonusChanged(ports, playerId, [over, settled].map(withoutMove))
        await wagerCounted(ports, playerId)
      },
      move: {
        playerId,
        amount: back.cash + back.bonus,
        moneyType: mainPurse(back),
        posted: joinedWith(reversed, over, settled)
      }
    }
  })
}
