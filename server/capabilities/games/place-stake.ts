import type { WalletErrorCode } from '#contract/wire/wallet-api.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import {
  bonusChanged,
  bonusForStake,
  countStake,
  joinedWith,
  type StoredBonus,
  weightIn,
  withoutMove
} from '../bonus/index.ts'
import { lossRoom, UNLIMITED } from '../limits/index.ts'
import { countPlay } from '../play-days/index.ts'
import { entryKey, type Why } from './calls.ts'
import { giveWithStake } from './give-with-stake.ts'
import { type Parts, purseAfter } from './purse.ts'
import { refuseByLimit } from './refuse-by-limit.ts'
import { type LivePlayer, takeStake } from './stake.ts'
import type { GameRound, GameSession } from './tables.ts'

interface Asked {
  readonly player: LivePlayer
  readonly session: GameSession
  readonly provider: string
  readonly transactionId: string
  readonly roundId: string
  readonly game: string
  /** In minor units. */
  readonly stake: bigint
  /** The round whose stake is raised. */
  readonly raised?: GameRound
  readonly at: Date
}

export interface Placed {
  readonly status: 'placed'
  readonly parts: Parts
  readonly purse: Parts
  readonly posted: Posted
  readonly contribution: bigint
  /** The bonus that it was placed under, and what it counted there. */
  readonly bonusId: string | null
  readonly counted: bigint
  readonly after: () => Promise<void>
}

export interface NotPlaced {
  readonly status: 'refused'
  readonly code: WalletErrorCode
  readonly why: Why
  /** What had to be done all the same, to be told. */
  readonly after: () => Promise<void>
}

/** A raise belongs to the bonus of its round: one that was given meanwhile has no part in it. */
const isUnder = (bonus: StoredBonus, raised: GameRound | undefined) =>
  !raised || raised.bonus_id === null || raised.bonus_id === bonus.id

/** Takes a stake from the purses, gives what goes with it, and counts it towards the bonus that runs. */
export async function placeStake(ports: Ports, tx: Tx, asked: Asked): Promise<NotPlaced | Placed> {
  const { player, session, provider, transactionId, game, stake, raised, at } = asked
  // First of all: it may hold the player, who comes before bonuses and ledger.
  const room = player.is_play_limited ? await lossRoom(tx, player, game, at) : UNLIMITED
  const { bonus, over } = await bonusForStake(ports, tx, player.id)
  const refused = (code: WalletErrorCode, why: Why = {}): NotPlaced => ({
    status: 'refused',
    code,
    why,
    after: () => bonusChanged(ports, player.id, [over])
  })
  if (bonus && !raised && stake > bonus.max_bet)
    return refused('BONUS_STAKE_TOO_HIGH', { most: toDecimal(bonus.max_bet, session.currency) })
  const under = bonus && isUnder(bonus, raised) && weightIn(bonus, game) > 0 ? bonus : undefined
  const taken = await takeStake(ports, tx, session, {
    amount: stake,
    takesBonus: under !== undefined,
    key: entryKey(provider, transactionId),
    room
  })
  if (taken.status === 'tooLittle') return refused('INSUFFICIENT_FUNDS')
  if (taken.status === 'limited') {
    const { limit, after } = await refuseByLimit(ports, tx, asked, taken.limit)
    const told = refused('LIMIT_REACHED', { limit })
    return { ...told, after: () => told.after().then(after) }
  }
  const { parts } = taken
  const isRaise = raised !== undefined
  const most = room.real && room.real.left - parts.cash
  const given = await giveWithStake(ports, tx, { ...asked, taken, isRaise, most })
  const { counted, converted } = under
    ? await countStake(ports, tx, under, { game, stake })
    : { counted: 0n, converted: undefined }
  await countPlay(tx, {
    playerId: player.id,
    game,
    currency: session.currency,
    at,
    staked: parts.cash + given.contribution,
    wagered: stake,
    rounds: isRaise ? 0 : 1
  })
  return {
    status: 'placed',
    parts,
    purse: converted?.move
      ? purseAfter(player.id, given.purse, converted.move.posted)
      : given.purse,
    posted: joinedWith(given.posted, over, converted),
    contribution: given.contribution,
    bonusId: under?.id ?? null,
    counted,
    async after() {
      await bonusChanged(ports, player.id, [over, converted].map(withoutMove))
      await given.after()
    }
  }
}
