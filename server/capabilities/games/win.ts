import type { MovementAnswer, WinRequest } from '#contract/wire/wallet-api.ts'
import { parseDecimal } from '#rules/money.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged, bonusOfRound, joinedWith, settleRound, withoutMove } from '../bonus/index.ts'
import { engagementSoon } from '../loyalty/index.ts'
import { countPlay } from '../play-days/index.ts'
import { countFreeSpinWin } from '../rewards/index.ts'
import { readWallet } from '../wallet/index.ts'
import { ANY_BODY, entryKey, once, refuse, refuseForNow } from './calls.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved, splitWin, winPostings } from './purse.ts'
import { roundForUpdate } from './rounds.ts'
import { tellRoundEnd } from './tell-engagement.ts'

/**
 * Pays what a round won and closes it when the provider says so, once. The player's session may
 * have ended meanwhile: what was won is owed.
 */
export async function win(
  ports: Ports,
  provider: string,
  request: WinRequest
): Promise<MovementAnswer> {
  const { transactionId, roundId, betTransactionId, amount, roundEnded, endedByRule } = request
  const call = { provider, kind: 'win', transactionId, roundId, body: request } as const
  return await once(ports, call, async tx => {
    const found = await playSession(tx, { provider, ...request })
    if ('code' in found) return refuseForNow(found.code)
    const { session } = found
    const parsed = parseDecimal(amount, session.currency)
    if (parsed.status === 'refused' || parsed.minor < 0n) return refuseForNow('INVALID_AMOUNT')

    const round = await roundForUpdate(tx, provider, roundId)
    const isOurs =
      round?.player_id === session.player_id && round.bet_transaction === betTransactionId
    if (!round || !isOurs) {
      const before = await tx
        .selectFrom('wallet_calls')
        .select('hash')
        .where('provider', '=', provider)
        .where('transaction_id', '=', betTransactionId)
        .executeTakeFirst()
      // Without its bet a win may only be early; after a rollback it will never be right.
      return before?.hash === ANY_BODY ? refuse('ROLLED_BACK') : refuseForNow('BET_NOT_FOUND')
    }
    if (round.status === 'rolledBack') return refuse('ROLLED_BACK')
    if (round.status === 'ended') return refuse('ROUND_CLOSED')

    const won = parsed.minor
    const parts = splitWin(won, round)
    const key = entryKey(provider, transactionId)
    const { player_id: playerId, currency } = session
    const { bonus, over } = await bonusOfRound(ports, tx, round.bonus_id)
    const posted =
      won > 0n ? await ports.ledger.post(tx, { key, postings: winPostings(session, parts) }) : null
    await tx
      .updateTable('game_rounds')
      .set({
        won: round.won + won,
        ...(roundEnded && {
          status: 'ended' as const,
          ended_at: ports.clock.now(),
          ended_by_rule: endedByRule === true
        })
      })
      .where('provider', '=', provider)
      .where('id', '=', roundId)
      .execute()
    if (round.free_spins) await countFreeSpinWin(tx, round.free_spins, won)
    if (won > 0n)
      await countPlay(tx, {
        playerId,
        game: round.game,
        currency,
        at: round.started_at,
        won: parts.cash,
        returned: round.free_spins ? 0n : won
      })
    if (roundEnded) await tellRoundEnd(ports, tx, round, round.won + won)
    const came = { amount: parts.bonus, key }
    const settled = bonus && (await settleRound(ports, tx, bonus, came))
    const purse = await readWallet(tx, playerId, currency)
    return {
      answer: moved(transactionId, purse, session),
      kept: true,
      ...(posted && {
        move: {
          playerId,
          amount: won,
          moneyType: mainPurse(parts),
          posted: joinedWith(posted, over, settled)
        }
      }),
      async after() {
        engagementSoon(ports)
        const told = posted ? [over, settled].map(withoutMove) : [over, settled]
        await bonusChanged(ports, playerId, told)
      }
    }
  })
}
