import { SPORTS } from '#config/sports/book.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { bonusChanged, bonusForStake, joinedWith, weightIn, withoutMove } from '../bonus/index.ts'
import { type LivePlayer, refuseByLimit, takeStake } from '../games/index.ts'
import { lossRoom, UNLIMITED } from '../limits/index.ts'
import { countPlay } from '../play-days/index.ts'
import { spendFreeBet } from './free-bets.ts'
import { HOUSE, heldOf, metaOf, PROMOTIONS } from './money.ts'
import type { BetAsked } from './read-bet.ts'
import type { Refusal } from './refusal.ts'

interface Staking {
  readonly player: LivePlayer
  readonly betId: string
  readonly asked: Pick<BetAsked, 'freeBet' | 'stake'>
  /** Whether it is only held until the bet is looked at again. */
  readonly waits: boolean
  readonly now: Date
}

export interface Staked {
  readonly status: 'staked'
  /** Null where the house pays the stake, when the bet is taken. */
  readonly posted: Posted | null
  readonly bonusId: string | null
  readonly after: () => Promise<void>
}

export interface NotStaked {
  readonly status: 'refused'
  readonly refusal: Refusal
  readonly after: () => Promise<void>
}

const nothing = async () => {}

/** The house pays the stake of a free bet, to itself, so that what sports brought is told truly. */
export async function payFreeStake(
  { ledger }: Ports,
  tx: Tx,
  { betId, player, stake }: { betId: string; player: Pick<LivePlayer, 'currency'>; stake: bigint }
): Promise<void> {
  await ledger.post(tx, {
    key: `sports-bet:${betId}`,
    postings: [{ from: PROMOTIONS, to: HOUSE, asset: assetOf(player.currency), amount: stake }],
    meta: metaOf('sportsBet', betId)
  })
}

async function stakeFree(ports: Ports, tx: Tx, staking: Staking, id: string) {
  const { asked, betId, now, player, waits } = staking
  const { stake } = asked
  const { currency } = player
  if (!(await spendFreeBet(tx, { id, player: player.id, currency, stake, now })))
    return { status: 'refused', refusal: { code: 'FREE_BET_NOT_VALID' }, after: nothing } as const
  if (!waits) await payFreeStake(ports, tx, { betId, player, stake })
  await countPlay(tx, { playerId: player.id, game: SPORTS, currency, at: now, rounds: 1 })
  return { status: 'staked', posted: null, bonusId: null, after: nothing } as const
}

/**
 * Takes the stake of a bet: real money alone, within the player's limits, and under the bonus that runs
 * where that gives sports a weight; or a free bet of the player. Nothing is taken when it is refused.
 */
export async function takeBetStake(
  ports: Ports,
  tx: Tx,
  staking: Staking
): Promise<NotStaked | Staked> {
  const { asked, betId, now, player, waits } = staking
  const { freeBet, stake } = asked
  if (freeBet !== null) return await stakeFree(ports, tx, staking, freeBet)
  const { currency, id: playerId } = player
  const room = player.is_play_limited ? await lossRoom(tx, player, SPORTS, now) : UNLIMITED
  const { bonus, over } = await bonusForStake(ports, tx, playerId)
  const refused = (refusal: Refusal, after = nothing): NotStaked => ({
    status: 'refused',
    refusal,
    after: async () => {
      await bonusChanged(ports, playerId, [over])
      await after()
    }
  })
  const under = bonus && weightIn(bonus, SPORTS) > 0 ? bonus : undefined
  if (under && stake > under.max_bet)
    return refused({ code: 'BONUS_STAKE_TOO_HIGH', amount: under.max_bet })
  const playing = { player_id: playerId, currency, game: SPORTS }
  const taken = await takeStake(ports, tx, playing, {
    amount: stake,
    takesBonus: false,
    key: waits ? `sports-hold:${betId}` : `sports-bet:${betId}`,
    room,
    ...(waits && { into: heldOf(playerId) }),
    meta: metaOf('sportsBet', betId)
  })
  if (taken.status === 'tooLittle') return refused({ code: 'INSUFFICIENT_FUNDS' })
  if (taken.status === 'limited') {
    const about = { player, session: playing, stake, at: now }
    const { limit, after } = await refuseByLimit(ports, tx, about, taken.limit)
    return refused({ code: 'LIMIT_REACHED', limit }, after)
  }
  await countPlay(tx, {
    playerId,
    game: SPORTS,
    currency,
    at: now,
    staked: stake,
    wagered: stake,
    rounds: 1
  })
  return {
    status: 'staked',
    posted: joinedWith(taken.posted, over, undefined),
    bonusId: under?.id ?? null,
    after: () => bonusChanged(ports, playerId, [withoutMove(over)])
  }
}
