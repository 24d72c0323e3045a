import { isSlot } from '#config/catalogue/models.ts'
import { type Jurisdiction, jurisdictionOf } from '#config/jurisdiction.ts'
import type { BetRequest, MovementAnswer, WalletErrorCode } from '#contract/wire/wallet-api.ts'
import { parseAmount } from '#rules/money.ts'
import { leastRoundMs, mostStakeOf, type RoundRules } from '#rules/round-rules.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { betFreeSpin } from './bet-free-spin.ts'
import { once, refuse, refuseForNow, type Why } from './calls.ts'
import { playBlock } from './launch-game.ts'
import { placeStake } from './place-stake.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved } from './purse.ts'
import { takeSlot } from './slot-in-play.ts'
import { livePlayer } from './stake.ts'
import type { GameSession } from './tables.ts'

/** Whether the player began another round of the game less than so long ago. */
async function isTooSoon(tx: Tx, bet: { session: GameSession; round: string; since: Date }) {
  const { player_id: player, game } = bet.session
  const recent = await tx
    .selectFrom('game_rounds')
    .select('id')
    .where('player_id', '=', player)
    .where('game', '=', game)
    .where('started_at', '>', bet.since)
    .where('id', '!=', bet.round)
    .executeTakeFirst()
  return recent !== undefined
}

/** The rules that a player plays under. */
type RulesOf = (
  player: Player
) => Pick<Jurisdiction, 'identityBeforePlay' | 'minimumAge'> & RoundRules

/** Takes a stake and opens its round, once. */
export async function bet(
  ports: Ports,
  provider: string,
  request: BetRequest,
  rulesOf: RulesOf = player => jurisdictionOf(ports.config, player.country)
): Promise<MovementAnswer> {
  const { transactionId, roundId, game, amount, isAutomatic, freeSpins } = request
  const call = { provider, kind: 'bet', transactionId, roundId, body: request } as const
  return await once(ports, call, async tx => {
    const found = await playSession(tx, { provider, ...request })
    if ('code' in found) return refuseForNow(found.code)
    const { session } = found
    const parsed = parseAmount(amount, session.currency)
    if (parsed.status === 'refused') return refuseForNow('INVALID_AMOUNT')
    const stake = parsed.minor

    const now = ports.clock.now()
    const player = await livePlayer(tx, session, now)
    if (!player) return refuse('SESSION_ENDED')
    const rules = rulesOf(player)
    if (playBlock(player, rules, now)) return refuse('PLAYER_BLOCKED')
    if (isAutomatic && !rules.allowsAutoplay) return refuse('AUTOPLAY_FORBIDDEN')
    const most = mostStakeOf(rules, game, session.currency, { on: player.date_of_birth, now })
    if (most !== null && stake > most) return refuse('STAKE_TOO_HIGH')
    if (rules.oneSlotAtATime && isSlot(game) && !(await takeSlot(tx, session, now)))
      return refuse('ANOTHER_SLOT_OPEN')

    const opened = await tx
      .insertInto('game_rounds')
      .values({
        provider,
        id: roundId,
        game,
        player_id: session.player_id,
        session_id: session.session_id,
        currency: session.currency,
        bet_transaction: transactionId,
        stake,
        stake_bonus: 0n,
        status: 'open',
        started_at: now
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    const itself = tx
      .selectFrom('game_rounds')
      .select('status')
      .where('provider', '=', provider)
      .where('id', '=', roundId)
    if (!opened) {
      const known = await itself.executeTakeFirst()
      return refuse(known && known.status !== 'open' ? 'ROUND_CLOSED' : 'ROUND_IN_PROGRESS')
    }

    const refuseOpened = async (code: WalletErrorCode, why?: Why) => {
      await tx
        .deleteFrom('game_rounds')
        .where('provider', '=', provider)
        .where('id', '=', roundId)
        .execute()
      return refuse(code, why)
    }
    // Asked once the round stands: the database lets no other of the game begin meanwhile.
    const least = leastRoundMs(rules, game)
    const since = new Date(now.getTime() - least)
    if (least > 0 && (await isTooSoon(tx, { session, round: roundId, since })))
      return await refuseOpened('ROUND_TOO_SOON')
    if (freeSpins !== undefined) {
      const spin = { provider, transactionId, roundId, game, id: freeSpins, stake, at: now }
      const spun = await betFreeSpin(ports, tx, session, spin)
      return 'code' in spun ? await refuseOpened(spun.code) : spun
    }
    const asked = { player, session, provider, transactionId, roundId, game, stake, at: now }
    const placed = await placeStake(ports, tx, asked)
    if (placed.status === 'refused')
      return { ...(await refuseOpened(placed.code, placed.why)), after: placed.after }
    const { parts, contribution, bonusId, counted } = placed
    if (parts.bonus > 0n || contribution > 0n || bonusId !== null)
      await tx
        .updateTable('game_rounds')
        .set({
          stake_bonus: parts.bonus,
          contribution,
          ...(bonusId !== null && { bonus_id: bonusId, bonus_counted: counted })
        })
        .where('provider', '=', provider)
        .where('id', '=', roundId)
        .execute()
    return {
      answer: moved(transactionId, placed.purse, session),
      kept: true,
      move: {
        playerId: session.player_id,
        amount: -stake - contribution,
        moneyType: mainPurse(parts),
        posted: placed.posted
      },
      after: placed.after
    }
  })
}
