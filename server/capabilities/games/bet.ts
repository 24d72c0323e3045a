import { type Jurisdiction, jurisdiction } from '#config/jurisdiction.ts'
import type { BetRequest, MovementAnswer } from '#contract/wire/wallet-api.ts'
import { parseAmount } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { readWallet } from '../wallet/index.ts'
import { entryKey, once, refuse, refuseForNow } from './calls.ts'
import { playBlock } from './launch-game.ts'
import { playSession } from './play-session.ts'
import { betPostings, mainPurse, moved, splitStake } from './purse.ts'
import type { GameSession } from './tables.ts'

/** The player of a play whose session still runs; undefined once it has ended. */
const livePlayer = (tx: Tx, session: GameSession, now: Date): Promise<Player | undefined> =>
  tx
    .selectFrom('sessions')
    .innerJoin('players', 'players.id', 'sessions.player_id')
    .selectAll('players')
    .where('sessions.id', '=', session.session_id)
    .where('sessions.ended_at', 'is', null)
    .where('sessions.expires_at', '>', now)
    .executeTakeFirst()

async function isTooSoon(tx: Tx, session: GameSession, leastMs: number, now: Date) {
  if (leastMs === 0) return false
  const recent = await tx
    .selectFrom('game_rounds')
    .select('id')
    .where('player_id', '=', session.player_id)
    .where('game', '=', session.game)
    .where('started_at', '>', new Date(now.getTime() - leastMs))
    .executeTakeFirst()
  return recent !== undefined
}

const PURSE_TRIES = 3

/** Takes the stake; the purses are read again when another bet of the player was quicker. */
async function take(ports: Ports, tx: Tx, session: GameSession, stake: bigint, key: string) {
  for (let attempt = 1; ; attempt++) {
    const purse = await readWallet(tx, session.player_id, session.currency)
    if (purse.cash + purse.bonus < stake) return null
    const parts = splitStake(stake, purse)
    try {
      const posted = await ports.ledger.post(tx, { key, postings: betPostings(session, parts) })
      return { parts, posted }
    } catch (error) {
      if (!(error instanceof InsufficientFunds) || attempt === PURSE_TRIES) throw error
    }
  }
}

/** What the licence that a player plays under asks of a round. */
type RulesOf = (player: Player) => Pick<Jurisdiction, 'minimumRoundSeconds'>

/** Takes a stake and opens its round, once. */
export async function bet(
  ports: Ports,
  provider: string,
  request: BetRequest,
  rulesOf: RulesOf = player => jurisdiction(ports.config.operator, player.country)
): Promise<MovementAnswer> {
  const { transactionId, roundId, game, amount } = request
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
    const { minimumRoundSeconds } = rulesOf(player)
    if (await isTooSoon(tx, session, minimumRoundSeconds * 1000, now))
      return refuse('ROUND_TOO_SOON')

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

    const taken = await take(ports, tx, session, stake, entryKey(provider, transactionId))
    if (!taken) {
      await tx
        .deleteFrom('game_rounds')
        .where('provider', '=', provider)
        .where('id', '=', roundId)
        .execute()
      return refuse('INSUFFICIENT_FUNDS')
    }
    await tx
      .updateTable('game_rounds')
      .set({ stake_bonus: taken.parts.bonus })
      .where('provider', '=', provider)
      .where('id', '=', roundId)
      .execute()
    const { parts, posted } = taken
    const purse = await readWallet(tx, session.player_id, session.currency)
    return {
      answer: moved(transactionId, purse, session.currency),
      kept: true,
      move: { playerId: session.player_id, amount: -stake, moneyType: mainPurse(parts), posted }
    }
  })
}
