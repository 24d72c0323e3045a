import { sql } from 'kysely'

import type { PlayedRound } from '#contract/wire/slot-play.ts'
import type { Standing } from '#engine/rounds/kind.ts'
import { toDecimal } from '#rules/money.ts'
import { seatsChanged } from '../live/seats-changed.ts'
import { type House, type Refused, refuse, refusedBy } from './house.ts'
import { takePlayMoney } from './play-money.ts'
import { standingOf, viewOf } from './proof.ts'
import type { ProviderRound, ProviderSession, Raising } from './tables.ts'
import { takeRaiseBack } from './take-raise-back.ts'

export interface Moved {
  readonly ok: {
    readonly round: PlayedRound
    /** Null when the move took nothing. */
    readonly balance: string | null
  }
}

/** A choice of the player: which one it is counts, so that one that is sent again is not made twice. */
export interface Asked {
  readonly roundId: string
  readonly move: string
  /** How many moves the round had before it. */
  readonly at: number
}

/** Holds for a round that has had so many moves. */
export const moveCount = (at: number) => sql<boolean>`jsonb_array_length(moves) = ${at}`

/** A move that was made already is answered with where the round stands now. */
const asItStands = async (round: ProviderRound, now: Date): Promise<Moved> => ({
  ok: { round: await viewOf(round, await standingOf(round, now)), balance: null }
})

/** Makes a move in a round that runs; one that costs is made once its money is taken. */
export async function move(
  house: House,
  session: ProviderSession,
  asked: Asked
): Promise<Moved | Refused> {
  const now = house.ports.clock.now()
  const round = await house.ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('id', '=', asked.roundId)
    .where('player', '=', session.player)
    .where('game', '=', session.game)
    .where('status', 'in', ['playing', 'decided', 'settled'])
    .executeTakeFirst()
  if (!round) return refuse('ROUND_NOT_FOUND')
  if (round.moves[asked.at] === asked.move) return await asItStands(round, now)
  if (round.status !== 'playing' || round.moves.length !== asked.at) return refuse('INVALID_MOVE')
  const cost = (await standingOf(round, now)).costOf(asked.move)
  if (cost === null) return refuse('INVALID_MOVE')
  if (cost === 0n) return await apply(house, round, asked, 0n, null)
  return round.mode === 'FUN'
    ? await moveForFun(house, session, round, asked, cost)
    : await moveForMoney(house, session, round, asked, cost)
}

async function moveForFun(
  house: House,
  session: ProviderSession,
  round: ProviderRound,
  asked: Asked,
  cost: bigint
): Promise<Moved | Refused> {
  const held = await hold(house, round, asked, cost)
  if (!held) return refuse('ROUND_IN_PROGRESS')
  const left = await house.ports.db.transaction(tx => takePlayMoney(tx, session, cost))
  if (left !== null) return await apply(house, round, asked, cost, toDecimal(left, round.currency))
  await letGo(house, round)
  return refuse('INSUFFICIENT_PLAY_MONEY')
}

async function moveForMoney(
  house: House,
  session: ProviderSession,
  round: ProviderRound,
  asked: Asked,
  cost: bigint
): Promise<Moved | Refused> {
  const held = await hold(house, round, asked, cost)
  if (!held) return refuse('ROUND_IN_PROGRESS')
  const answer = await house.wallet.raise({
    transactionId: held.transactionId,
    betTransactionId: `${round.id}.bet`,
    roundId: round.id,
    sessionToken: session.wallet_session,
    game: round.game,
    currency: round.currency,
    amount: held.amount
  })
  if (answer === 'unknown') {
    await takeRaiseBack(house, { ...round, raising: held })
    return refuse('WALLET_UNREACHABLE')
  }
  if (answer.status === 'ok') return await apply(house, round, asked, cost, answer.balance)
  await letGo(house, round)
  return refusedBy(answer)
}

/** Keeps every other move out while the money for this one is asked for. */
async function hold(
  { ports }: House,
  round: ProviderRound,
  { move: name, at }: Asked,
  cost: bigint
): Promise<Raising | undefined> {
  const raising: Raising = {
    move: name,
    transactionId: `${round.id}.raise.${ports.random.uuid()}`,
    amount: toDecimal(cost, round.currency)
  }
  const held = await ports.db.kysely
    .updateTable('provider_rounds')
    .set({ raising: JSON.stringify(raising), moved_at: ports.clock.now() })
    .where('id', '=', round.id)
    .where('status', '=', 'playing')
    .where('raising', 'is', null)
    .where(moveCount(at))
    .returning('id')
    .executeTakeFirst()
  return held && raising
}

async function letGo({ ports }: House, { id }: ProviderRound): Promise<void> {
  await ports.db.kysely
    .updateTable('provider_rounds')
    .set({ raising: null })
    .where('id', '=', id)
    .execute()
}

/** Writes a move down and what comes of it. */
async function apply(
  { ports }: House,
  before: ProviderRound,
  { move: name, at }: Asked,
  cost: bigint,
  balance: string | null
): Promise<Moved | Refused> {
  const moves = [...before.moves, name]
  const standing = await standingOf({ ...before, moves }, ports.clock.now())
  const round = await ports.db.kysely
    .updateTable('provider_rounds')
    .set({
      moves: JSON.stringify(moves),
      raising: null,
      staked: before.staked + cost,
      moved_at: ports.clock.now(),
      ...endOf(standing, ports.clock.now())
    })
    .where('id', '=', before.id)
    .where('status', '=', 'playing')
    // A move that costs nothing waits for one whose money is asked for.
    .where('raising', cost > 0n ? 'is not' : 'is', null)
    .where(moveCount(at))
    .returningAll()
    .executeTakeFirst()
  if (!round) return refuse('ROUND_IN_PROGRESS')
  if (round.live_number !== null) await seatsChanged(ports, round.game)
  return { ok: { round: await viewOf(round, standing), balance } }
}

/** What is written down of a round that a move has ended. */
export const endOf = (standing: Standing, now: Date) =>
  standing.isOver
    ? {
        status: 'decided' as const,
        payout: standing.payout,
        outcome: JSON.stringify(standing.outcome),
        decided_at: now
      }
    : {}
