import { BOOK } from '#config/sports/book.ts'
import { BET_STAKES } from '#config/sports/stakes.ts'
import { exchanged } from '#rules/exchange.ts'
import { type Bet, returnOf } from '#rules/sports/returns.ts'
import { mostLineStake } from '#rules/sports/stake.ts'
import type { Tx } from '../../db/database.ts'
import type { SportsBetInput } from '../../generated/main.ts'
import { AuthenticationFailure } from '../../graphql/faults.ts'
import type { Ports } from '../../ports.ts'
import { heldLivePlayer, type LivePlayer } from '../games/index.ts'
import { findPlayer } from '../player/index.ts'
import { checkLegs, type PricedLeg } from './check-legs.ts'
import { expose, leftOn, liabilityOf } from './exposure.ts'
import { type Barrier, ownBarrier, registeredBarrier } from './gate.ts'
import { betsCounter } from './metrics.ts'
import { type BetAsked, readBet } from './read-bet.ts'
import { BetRefused, type Refusal } from './refusal.ts'
import type { StoredBet } from './tables.ts'
import { takeBetStake } from './take-bet-stake.ts'
import { betsChanged } from './tell.ts'

export interface Better {
  readonly playerId: string
  readonly sessionId: string
}

export type Placed =
  | { readonly status: 'placed'; readonly bet: StoredBet }
  | { readonly status: 'refused'; readonly refusal: Refusal }

const refused = (refusal: Refusal): Placed => ({ status: 'refused', refusal })

interface Asking {
  readonly asked: BetAsked
  /** What the register of excluded people says, which is asked before. */
  readonly registered: Barrier | null
}

interface Outcome {
  readonly placed: Placed
  readonly after?: () => Promise<void>
}

/** The bet that the reference was used for, or that it stands for another body. */
async function knownBet(tx: Tx, playerId: string, asked: BetAsked): Promise<Placed | undefined> {
  const bet = await tx
    .selectFrom('sport_bets')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('reference', '=', asked.reference)
    .executeTakeFirst()
  if (!bet) return undefined
  return bet.body_hash === asked.hash
    ? { status: 'placed', bet }
    : refused({ code: 'REFERENCE_USED' })
}

const ruled = (asked: BetAsked, legs: readonly PricedLeg[]): Bet => ({
  shape: asked.shape,
  eachWay: asked.eachWay,
  lineStake: asked.lineStake,
  isFree: asked.freeBet !== null,
  legs: legs.map(({ price, eachWay }) => ({
    odds: price,
    part: eachWay?.part ?? null,
    settled: null
  }))
})

/** What is too much for the house: what the bet may pay, or what is open on one of its outcomes. */
async function houseRefusal(
  tx: Tx,
  bet: Bet,
  { currency }: Pick<LivePlayer, 'currency'>,
  { legs, lines }: { legs: readonly PricedLeg[]; lines: number }
): Promise<Refusal | undefined> {
  const { step } = BET_STAKES[currency]
  const mostStake = (cents: bigint) =>
    mostLineStake(exchanged(cents, 'EUR', currency, 'down'), bet, step) * BigInt(lines)
  if (returnOf(bet).possible > exchanged(BOOK.mostReturn, 'EUR', currency, 'down'))
    return { code: 'STAKE_ABOVE_MAX', amount: mostStake(BOOK.mostReturn) }
  const needed = liabilityOf(bet, currency)
  const left = await leftOn(tx, legs)
  const leg = left.findIndex(room => needed > room)
  if (leg === -1) return undefined
  return { code: 'LIABILITY_LIMIT_EXCEEDED', leg, amount: mostStake(left[leg] ?? 0n) }
}

async function place(
  ports: Ports,
  tx: Tx,
  { playerId, sessionId }: Better,
  { asked, registered }: Asking
): Promise<Outcome> {
  const now = ports.clock.now()
  const player = await heldLivePlayer(tx, { session_id: sessionId }, now)
  if (!player || player.id !== playerId) throw new AuthenticationFailure()
  const known = await knownBet(tx, playerId, asked)
  if (known) return { placed: known }
  const barrier = registered ?? ownBarrier(ports, player)
  if (barrier) return { placed: refused({ code: barrier }) }
  const { eachWay, mode, lines, stake } = asked
  const legs = await checkLegs(tx, { legs: asked.legs, eachWay, mode, placedAt: now, now })
  if ('code' in legs) return { placed: refused(legs) }
  const bet = ruled(asked, legs)
  const tooMuch = await houseRefusal(tx, bet, player, { legs, lines })
  if (tooMuch) return { placed: refused(tooMuch) }

  const waits = BOOK.delaySeconds > 0 && legs.some(({ isLive }) => isLive)
  const betId = ports.random.uuid()
  const staked = await takeBetStake(ports, tx, { player, betId, asked, waits, now })
  if (staked.status === 'refused') return { placed: refused(staked.refusal), after: staked.after }
  const liability = liabilityOf(bet, player.currency)
  const stored = await tx
    .insertInto('sport_bets')
    .values({
      id: betId,
      player_id: playerId,
      session_id: sessionId,
      reference: asked.reference,
      body_hash: asked.hash,
      currency: player.currency,
      shape: asked.shape,
      each_way: eachWay,
      lines,
      line_stake: asked.lineStake,
      stake,
      open_stake: stake,
      acceptance: mode,
      free_bet_id: asked.freeBet,
      bonus_id: staked.bonusId,
      status: waits ? 'PENDING_ACCEPTANCE' : 'ACCEPTED',
      placed_at: now,
      pending_until: waits ? new Date(now.getTime() + BOOK.delaySeconds * 1000) : null,
      liability
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('sport_bet_legs')
    .values(
      legs.map((leg, place) => ({
        bet_id: betId,
        player_id: playerId,
        place,
        event_id: leg.event,
        market: leg.market,
        outcome: leg.outcome,
        price: leg.price,
        each_way_places: leg.eachWay?.places ?? null,
        each_way_part: leg.eachWay?.part ?? null,
        score_at: leg.scoreAt
      }))
    )
    .execute()
  const cents = exchanged(stake, player.currency, 'EUR', 'down')
  const full = await expose(
    tx,
    legs.map(leg => ({ ...leg, liability, staked: cents, bets: 1 }))
  )
  // Somebody else was quicker: what was done is undone with the transaction.
  if (full)
    throw new BetRefused({
      code: 'LIABILITY_LIMIT_EXCEEDED',
      leg: legs.findIndex(leg => leg.event === full.event)
    })
  const moved = staked.posted && { amount: -stake, posted: staked.posted }
  return {
    placed: { status: 'placed', bet: stored },
    async after() {
      await betsChanged(ports, [{ bet: stored, ...(moved && { moved }) }])
      await staked.after()
    }
  }
}

async function placed(ports: Ports, who: Better, asking: Asking): Promise<Placed> {
  try {
    const outcome = await ports.db.transaction(tx => place(ports, tx, who, asking))
    await outcome.after?.()
    return outcome.placed
  } catch (error) {
    if (error instanceof BetRefused) return refused(error.refusal)
    throw error
  }
}

/**
 * Places a bet at the prices that stand, once a reference of the player: taken with its stake, or
 * refused with nothing taken. In play it waits, its stake held, to be looked at again.
 */
export async function placeBet(ports: Ports, who: Better, input: SportsBetInput): Promise<Placed> {
  const player = await findPlayer(ports.db.kysely, who.playerId)
  if (!player) throw new AuthenticationFailure()
  const asked = readBet(input, player.currency)
  const placing = async () => {
    if ('code' in asked) return refused(asked)
    const registered = await registeredBarrier(ports, player)
    return await placed(ports, who, { asked, registered })
  }
  const answer = await placing()
  const { status } = answer
  const outcome = status === 'placed' ? answer.bet.status : answer.refusal.code
  betsCounter(ports).inc({ outcome })
  return answer
}
