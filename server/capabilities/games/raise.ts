import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { MovementAnswer, RaiseRequest } from '#contract/wire/wallet-api.ts'
import { parseAmount } from '#rules/money.ts'
import type { Ports } from '../../ports.ts'
import { once, refuse, refuseForNow } from './calls.ts'
import { playBlock } from './launch-game.ts'
import { placeStake } from './place-stake.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved } from './purse.ts'
import { roundForUpdate } from './rounds.ts'
import { livePlayer } from './stake.ts'

/**
 * Adds to the stake of an open round, once. It asks what a bet asks of player and session, but no
 * time since the last round: it is the same one.
 */
export async function raise(
  ports: Ports,
  provider: string,
  request: RaiseRequest
): Promise<MovementAnswer> {
  const { transactionId, roundId, betTransactionId, amount } = request
  const call = { provider, kind: 'raise', transactionId, roundId, body: request } as const
  return await once(ports, call, async tx => {
    const found = await playSession(tx, { provider, ...request })
    if ('code' in found) return refuseForNow(found.code)
    const { session } = found
    const parsed = parseAmount(amount, session.currency)
    if (parsed.status === 'refused') return refuseForNow('INVALID_AMOUNT')

    const now = ports.clock.now()
    const player = await livePlayer(tx, session, now)
    if (!player) return refuse('SESSION_ENDED')
    const rules = jurisdictionOf(ports.config, player.country)
    if (playBlock(player, rules, now)) return refuse('PLAYER_BLOCKED')

    const round = await roundForUpdate(tx, provider, roundId)
    if (round?.player_id !== session.player_id || round.bet_transaction !== betTransactionId)
      return refuseForNow('BET_NOT_FOUND')
    if (round.status === 'rolledBack') return refuse('ROLLED_BACK')
    if (round.status === 'ended' || round.won > 0n) return refuse('ROUND_CLOSED')

    const stake = parsed.minor
    const asked = { player, session, ...request, provider, stake, raised: round, at: now }
    const placed = await placeStake(ports, tx, asked)
    if (placed.status === 'refused')
      return { ...refuse(placed.code, placed.why), after: placed.after }
    const { parts, contribution, bonusId, counted } = placed
    await tx
      .insertInto('game_raises')
      .values({
        provider,
        transaction_id: transactionId,
        round_id: roundId,
        amount: stake,
        bonus: parts.bonus,
        counted,
        at: now
      })
      .execute()
    await tx
      .updateTable('game_rounds')
      .set({
        stake: round.stake + stake,
        stake_bonus: round.stake_bonus + parts.bonus,
        contribution: round.contribution + contribution,
        ...(bonusId !== null && { bonus_id: bonusId }),
        bonus_counted: round.bonus_counted + counted
      })
      .where('provider', '=', provider)
      .where('id', '=', roundId)
      .execute()
    const { player_id: playerId } = session
    return {
      answer: moved(transactionId, placed.purse, session),
      kept: true,
      move: {
        playerId,
        amount: -stake - contribution,
        moneyType: mainPurse(parts),
        posted: placed.posted
      },
      after: placed.after
    }
  })
}
