import { jurisdictionOf } from '#config/jurisdiction.ts'
import { SPORTS } from '#config/sports/book.ts'
import { exchanged } from '#rules/exchange.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay } from '../play-days/index.ts'
import type { Player } from '../player/index.ts'
import { checkLegs, type PricedLeg } from './check-legs.ts'
import { expose, liabilityOf, moveExposures, selectionOf } from './exposure.ts'
import { returnFreeBet } from './free-bets.ts'
import { barrierOf } from './gate.ts'
import { betsCounter } from './metrics.ts'
import { cashOf, HOUSE, heldOf, metaOf } from './money.ts'
import { BetRefused, type Refusal } from './refusal.ts'
import { legsOf, ruledBet } from './store.ts'
import type { StoredBet, StoredLeg } from './tables.ts'
import { payFreeStake } from './take-bet-stake.ts'
import { type BetChange, betsChanged } from './tell.ts'

const AT_ONCE = 100

/** Looks again at bets whose time of waiting is over; whether there may be more. */
export async function decidePending(ports: Ports): Promise<boolean> {
  const due = await ports.db.kysely
    .selectFrom('sport_bets')
    .select(['id', 'player_id'])
    .where('status', '=', 'PENDING_ACCEPTANCE')
    .where('pending_until', '<=', ports.clock.now())
    .orderBy('pending_until')
    .limit(AT_ONCE)
    .execute()
  for (const bet of due) await decide(ports, bet)
  return due.length === AT_ONCE
}

interface Decided extends BetChange {
  readonly bet: StoredBet
}

type Due = Pick<StoredBet, 'id' | 'player_id'>

async function decide(ports: Ports, due: Due): Promise<void> {
  const decided = await decideOnce(ports, due)
  if (!decided) return
  betsCounter(ports).inc({ outcome: decided.bet.refusal?.code ?? decided.bet.status })
  await betsChanged(ports, [decided])
}

async function decideOnce({ db, ...rest }: Ports, due: Due): Promise<Decided | undefined> {
  const ports = { db, ...rest }
  try {
    return await db.transaction(tx => decideIn(ports, tx, due))
  } catch (error) {
    if (!(error instanceof BetRefused)) throw error
    const { refusal } = error
    return await db.transaction(async tx => {
      const held = await holdPending(ports, tx, due)
      return held && (await giveUp(ports, tx, held, refusal))
    })
  }
}

interface Held {
  readonly player: Player
  readonly bet: StoredBet
  readonly legs: readonly StoredLeg[]
}

/** The bet and its player, held; undefined where another process decides it, or has. */
async function holdPending({ clock }: Ports, tx: Tx, due: Due): Promise<Held | undefined> {
  const player = await tx
    .selectFrom('players')
    .selectAll()
    .where('id', '=', due.player_id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const bet = await tx
    .selectFrom('sport_bets')
    .selectAll()
    .where('id', '=', due.id)
    .where('status', '=', 'PENDING_ACCEPTANCE')
    .where('pending_until', '<=', clock.now())
    .executeTakeFirst()
  if (!player || !bet) return undefined
  return { player, bet, legs: (await legsOf(tx, [bet.id])).get(bet.id) ?? [] }
}

async function decideIn(ports: Ports, tx: Tx, due: Due): Promise<Decided | undefined> {
  const held = await holdPending(ports, tx, due)
  if (!held) return undefined
  const { player, bet, legs } = held
  const now = ports.clock.now()
  const barrier = barrierOf(player, jurisdictionOf(ports.config, player.country), now)
  if (barrier) return await giveUp(ports, tx, held, { code: barrier })
  const checked = await checkLegs(tx, {
    legs: legs.map(leg => ({ ...selectionOf(leg), price: leg.price })),
    eachWay: bet.each_way,
    mode: bet.acceptance,
    placedAt: bet.placed_at,
    now
  })
  return 'code' in checked
    ? await giveUp(ports, tx, held, checked)
    : await takeUp(ports, tx, held, checked)
}

/** Accepts a bet at the prices that stand now, which its player has agreed to. */
async function takeUp(
  ports: Ports,
  tx: Tx,
  { player, bet, legs }: Held,
  priced: readonly PricedLeg[]
): Promise<Decided> {
  const { currency, id, stake } = bet
  const asset = assetOf(currency)
  let posted: Posted | null = null
  if (bet.free_bet_id === null)
    posted = await ports.ledger.post(tx, {
      key: `sports-bet:${id}`,
      postings: [{ from: heldOf(player.id), to: HOUSE, asset, amount: stake }],
      meta: metaOf('sportsBet', id)
    })
  else await payFreeStake(ports, tx, { betId: id, player, stake })
  const newly = legs.map((leg, place) => ({ ...leg, price: priced[place]?.price ?? leg.price }))
  for (const { place, price } of newly.filter((leg, at) => leg.price !== legs[at]?.price))
    await tx
      .updateTable('sport_bet_legs')
      .set({ price })
      .where('bet_id', '=', id)
      .where('place', '=', place)
      .execute()
  const liability = liabilityOf(ruledBet(bet, newly), currency)
  const more = { liability: liability - bet.liability, staked: 0n, bets: 0 }
  const changes = newly.map(leg => ({ ...selectionOf(leg), ...more }))
  if (more.liability > 0n) {
    const full = await expose(tx, changes)
    if (full) throw new BetRefused({ code: 'LIABILITY_LIMIT_EXCEEDED' })
  } else await moveExposures(tx, changes)
  const accepted = await tx
    .updateTable('sport_bets')
    .set({ status: 'ACCEPTED', pending_until: null, liability, version: bet.version + 1n })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { bet: accepted, ...(posted && { moved: { amount: 0n, posted } }) }
}

/** Refuses a bet that waited, and gives its stake back. */
async function giveUp(
  ports: Ports,
  tx: Tx,
  { player, bet, legs }: Held,
  { code, leg, price }: Refusal
): Promise<Decided> {
  const { currency, id, stake } = bet
  const isFree = bet.free_bet_id !== null
  let posted: Posted | null = null
  if (bet.free_bet_id !== null) await returnFreeBet(tx, bet.free_bet_id)
  else
    posted = await ports.ledger.post(tx, {
      key: `sports-back:${id}`,
      postings: [
        { from: heldOf(player.id), to: cashOf(player.id), asset: assetOf(currency), amount: stake }
      ],
      meta: metaOf('sportsStakeBack', id)
    })
  await countPlay(tx, {
    playerId: player.id,
    game: SPORTS,
    currency,
    at: bet.placed_at,
    rounds: -1,
    ...(!isFree && { staked: -stake, wagered: -stake })
  })
  const cents = exchanged(stake, currency, 'EUR', 'down')
  const gone = { liability: -bet.liability, staked: -cents, bets: -1 }
  await moveExposures(
    tx,
    legs.map(each => ({ ...selectionOf(each), ...gone }))
  )
  const refusal = { code, ...(leg !== undefined && { leg }), ...(price !== undefined && { price }) }
  const refused = await tx
    .updateTable('sport_bets')
    .set({
      status: 'REFUSED',
      refusal: JSON.stringify(refusal),
      pending_until: null,
      settled_at: ports.clock.now(),
      open_stake: 0n,
      liability: 0n,
      version: bet.version + 1n
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return {
    bet: refused,
    news: 'REFUSED',
    ...(posted && { moved: { amount: stake, posted } })
  }
}
