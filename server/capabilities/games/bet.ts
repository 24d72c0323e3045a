import { isSlot } from '#config/catalogue/models.ts'
import { jurisdiction } from '#config/jurisdiction.ts'
import type { BetRequest, MovementAnswer, WalletErrorCode } from '#contract/wire/wallet-api.ts'
import { parseAmount } from '#rules/money.ts'
import { leastRoundMs, mostStakeOf, type RoundRules } from '#rules/round-rules.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { entryKey, once, refuse, refuseForNow } from './calls.ts'
import { playBlock } from './launch-game.ts'
import { playSession } from './play-session.ts'
import { mainPurse, moved } from './purse.ts'
import { takeSlot } from './slot-in-play.ts'
import { livePlayer, takeStake } from './stake.ts'
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
type RulesOf = (player: Player) => RoundRules

/** Takes a stake and opens its round, once. */
export async function bet(
  ports: Ports,
  provider: string,
  request: BetRequest,
  rulesOf: RulesOf = player => jurisdiction(ports.config.operator, player.country)
): Promise<MovementAnswer> {
  const { transactionId, roundId, game, amount, isAutomatic } = request
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
    if (playBlock(player, now)) return refuse('PLAYER_BLOCKED')
    const rules = rulesOf(player)
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

    const refuseOpened = async (code: WalletErrorCode) => {
      await tx
        .deleteFrom('game_rounds')
        .where('provider', '=', provider)
        .where('id', '=', roundId)
        .execute()
      return refuse(code)
    }
    // Asked once the round stands: the database lets no other of the game begin meanwhile.
    const least = leastRoundMs(rules, game)
    const since = new Date(now.getTime() - least)
    if (least > 0 && (await isTooSoon(tx, { session, round: roundId, since })))
      return await refuseOpened('ROUND_TOO_SOON')
    const taken = await takeStake(ports, tx, session, stake, entryKey(provider, transactionId))
    if (!taken) return await refuseOpened('INSUFFICIENT_FUNDS')
    const { parts, posted, purse } = taken
    if (parts.bonus > 0n)
      await tx
        .updateTable('game_rounds')
        .set({ stake_bonus: parts.bonus })
        .where('provider', '=', provider)
        .where('id', '=', roundId)
        .execute()
    return {
      answer: moved(transactionId, purse, session.currency),
      kept: true,
      move: { playerId: session.player_id, amount: -stake, moneyType: mainPurse(parts), posted }
    }
  })
}
