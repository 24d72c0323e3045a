import { sql } from 'kysely'

import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { Entry, Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay, type Play } from '../play-days/index.ts'
import { type BonusMoved, countWagering } from './count-wagering.ts'
import { type Exposure, moveExposures, selectionOf } from './exposure.ts'
import { cashOf, HOUSE, metaOf, takeBack } from './money.ts'
import { countReturn, type Debt, debtsOf, pay, playOf } from './pay.ts'
import { type ReckonedLeg, reckonedBet, reckonedLeg } from './reckon.ts'
import { holdPlayers, legsOf } from './store.ts'
import type { StoredBet, StoredLeg, StoredMarket } from './tables.ts'
import type { BetChange } from './tell.ts'

/** Which message has made bets due, for the keys of entries. */
export type Cause = Pick<StoredMarket, 'no' | 'source'>

export interface Settled extends BetChange {
  readonly bet: StoredBet
}

export interface SettledBatch {
  readonly settled: readonly Settled[]
  readonly bonuses: readonly BonusMoved[]
}

interface Reckoned {
  readonly before: StoredBet
  readonly bet: StoredBet
  readonly legs: readonly ReckonedLeg[]
}

const keyOf = ({ id, version }: StoredBet, { no, source }: Cause) =>
  `sports-settle:${id}:${source}-${no}:${version}`

async function reckonAll(tx: Tx, ids: readonly string[], now: Date): Promise<readonly Reckoned[]> {
  const bets = await tx
    .selectFrom('sport_bets')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('player_id')
    .orderBy('id')
    .execute()
  const legs = await legsOf(tx, ids)
  const all: readonly StoredLeg[] = [...legs.values()].flat()
  const standings = await tx
    .selectFrom('sport_markets')
    .select(['event_id', 'market', 'revision', 'settled', 'void'])
    .where('event_id', 'in', [...new Set(all.map(({ event_id: id }) => id))])
    .where('market', 'in', [...new Set(all.map(({ market }) => market))])
    .execute()
  return bets.map(before => {
    const own = (legs.get(before.id) ?? []).map(leg => reckonedLeg(leg, before, standings))
    const bet = { ...reckonedBet(before, own, now), version: before.version + 1n }
    return { before, bet, legs: own }
  })
}

/**
 * Settles bets as their legs stand now, in one transaction: what each is owed more is paid, what it
 * was paid too much is taken back as far as its player's money goes.
 */
export async function settleBatch(
  ports: Ports,
  tx: Tx,
  cause: Cause,
  bets: readonly Pick<StoredBet, 'id' | 'player_id'>[]
): Promise<SettledBatch> {
  const players = [...new Set(bets.map(({ player_id: id }) => id))]
  await holdPlayers(tx, players)
  const ids = bets.map(({ id }) => id)
  const { reckoned, bonuses } = await weighAll(
    ports,
    tx,
    await reckonAll(tx, ids, ports.clock.now())
  )
  const debts = await debtsOf(tx, players)
  const indebted = new Set([
    ...[...debts.values()].map(({ player_id: id }) => id),
    ...reckoned.filter(({ bet }) => bet.entitled < bet.paid).map(({ bet }) => bet.player_id)
  ])
  const [slow, quick] = [true, false].map(isSlow =>
    reckoned.filter(({ bet }) => indebted.has(bet.player_id) === isSlow)
  )
  const settled = [
    ...(await payTogether(ports, tx, cause, quick ?? [])),
    ...(await payOneByOne(ports, tx, cause, slow ?? [], debts))
  ]
  await writeBets(tx, reckoned, settled)
  await moveExposures(tx, reckoned.flatMap(freed))
  const fresh = new Set(reckoned.filter(isNews).map(({ bet }) => bet.id))
  const told: readonly Settled[] = settled.map(each =>
    fresh.has(each.bet.id) ? { ...each, news: 'SETTLED' } : each
  )
  return { settled: told, bonuses }
}

/** Counts what was settled towards bonuses: before anything is paid, so that they are held first. */
async function weighAll(ports: Ports, tx: Tx, reckoned: readonly Reckoned[]) {
  const weighed: Reckoned[] = []
  const moved: BonusMoved[] = []
  for (const each of reckoned) {
    const { counted, bonuses } = await countWagering(ports, tx, each.bet)
    weighed.push({ ...each, bet: { ...each.bet, bonus_counted: counted } })
    moved.push(...bonuses)
  }
  return { reckoned: weighed, bonuses: moved }
}

/** Whether a bet has ended, or ends otherwise than it did: what others give back from it is no news of it. */
const isNews = ({ before, bet }: Reckoned) =>
  bet.status !== 'ACCEPTED' && (bet.status !== before.status || bet.entitled !== before.entitled)

/** What bets that may cost less now no longer take of the limits of their outcomes, or take again. */
const freed = ({ before, bet, legs }: Reckoned): readonly Exposure[] =>
  legs.map(leg => ({
    ...selectionOf(leg),
    liability: bet.liability - before.liability,
    staked: 0n,
    bets: 0
  }))

/** Pays bets of players who owe nothing: of each player one, and again, so many round trips. */
async function payTogether(
  { ledger }: Ports,
  tx: Tx,
  cause: Cause,
  reckoned: readonly Reckoned[]
): Promise<readonly Settled[]> {
  const settled: Settled[] = []
  const plays: Play[] = []
  const due = reckoned.filter(({ bet }) => bet.entitled > bet.paid)
  const queues = [...Map.groupBy(due, ({ bet }) => bet.player_id).values()]
  for (let round = 0; queues.some(({ length }) => length > round); round++) {
    const bets = queues.flatMap(queue => queue[round]?.bet ?? [])
    const posted = await ledger.postMany(
      tx,
      bets.map(bet => paymentOf(bet, keyOf(bet, cause)))
    )
    for (const [place, bet] of bets.entries()) {
      const amount = bet.entitled - bet.paid
      const entry = posted[place]
      plays.push(playOf(bet, amount))
      settled.push({
        bet: { ...bet, paid: bet.entitled },
        ...(entry && { moved: { amount, posted: entry } })
      })
    }
  }
  for (const play of together(plays)) await countPlay(tx, play)
  const others = reckoned.filter(({ bet }) => bet.entitled === bet.paid)
  return [...settled, ...others.map(({ bet }) => ({ bet }))]
}

const paymentOf = (bet: StoredBet, key: string): Entry => ({
  key,
  postings: [
    {
      from: HOUSE,
      to: cashOf(bet.player_id),
      asset: assetOf(bet.currency),
      amount: bet.entitled - bet.paid
    }
  ],
  meta: metaOf('sportsReturn', bet.id)
})

/** What is counted on one day of one player as one. */
function together(plays: readonly Play[]): readonly Play[] {
  const sums = new Map<string, Play>()
  for (const play of plays) {
    const name = `${play.playerId} ${play.currency} ${play.at.toISOString().slice(0, 10)}`
    const sum = sums.get(name)
    sums.set(name, {
      ...play,
      won: (play.won ?? 0n) + (sum?.won ?? 0n),
      returned: (play.returned ?? 0n) + (sum?.returned ?? 0n)
    })
  }
  return [...sums.values()]
}

/** Pays, or takes back, where players owe something: what one bet brings another may give back. */
async function payOneByOne(
  ports: Ports,
  tx: Tx,
  cause: Cause,
  reckoned: readonly Reckoned[],
  debts: Map<string, Debt>
): Promise<readonly Settled[]> {
  const settled = new Map<string, Settled>()
  const latest = new Map(reckoned.map(({ bet }) => [bet.id, bet]))
  for (const { bet: first } of reckoned) {
    const bet = latest.get(first.id) ?? first
    const { paid, moved, others } = await payDifference(ports, tx, cause, bet, debts)
    settled.set(bet.id, { bet: { ...bet, paid }, ...(moved && { moved }) })
    for (const other of others) {
      const own = latest.get(other.bet.id)
      const known = settled.get(other.bet.id)
      // One of the same batch is what it was reckoned to be, with what it has given back.
      const bet = own ? { ...(known?.bet ?? own), paid: other.bet.paid } : other.bet
      if (own && !known) latest.set(bet.id, bet)
      else settled.set(bet.id, { ...known, bet })
    }
  }
  return [...settled.values()]
}

interface Difference {
  readonly paid: bigint
  readonly moved?: { readonly amount: bigint; readonly posted: Posted }
  /** Bets that gave back from it what they had been paid too much. */
  readonly others: readonly Settled[]
}

/** Books the difference between what a bet is owed and what it was paid, as far as money is there. */
async function payDifference(
  ports: Ports,
  tx: Tx,
  cause: Cause,
  bet: StoredBet,
  debts: Map<string, Debt>
): Promise<Difference> {
  const { id, player_id: player, currency, entitled, paid } = bet
  const key = keyOf(bet, cause)
  debts.delete(id)
  if (entitled > paid) {
    const given = await pay(ports, tx, { bet, amount: entitled - paid, key, debts })
    return { paid: entitled, moved: given.moved, others: given.settled }
  }
  if (entitled === paid) return { paid, others: [] }
  const wanted = paid - entitled
  const taken = await takeBack(ports, tx, { player, currency, key, amount: wanted, bet: id })
  if (taken.amount < wanted) debts.set(id, { ...bet, paid: paid - taken.amount })
  if (!taken.posted) return { paid, others: [] }
  await countReturn(tx, bet, -taken.amount)
  return {
    paid: paid - taken.amount,
    moved: { amount: -taken.amount, posted: taken.posted },
    others: []
  }
}

/** Writes what has become of bets and their legs, all at once. */
async function writeBets(
  tx: Tx,
  reckoned: readonly Reckoned[],
  settled: readonly Settled[]
): Promise<void> {
  const ids = new Set(reckoned.map(({ bet }) => bet.id))
  const bets = settled.map(({ bet }) => bet).filter(({ id }) => ids.has(id))
  await sql`
    update sport_bets as bet set status = told.status, entitled = told.entitled, paid = told.paid,
      liability = told.liability, settled_at = told.settled_at, version = told.version,
      bonus_counted = told.bonus_counted
    from unnest(
      ${bets.map(({ id }) => id)}::text[],
      ${bets.map(({ status }) => status)}::text[],
      ${bets.map(({ entitled }) => String(entitled))}::text[]::bigint[],
      ${bets.map(({ paid }) => String(paid))}::text[]::bigint[],
      ${bets.map(({ liability }) => String(liability))}::text[]::bigint[],
      ${bets.map(({ settled_at: at }) => at)}::timestamptz[],
      ${bets.map(({ version }) => String(version))}::text[]::bigint[],
      ${bets.map(({ bonus_counted: counted }) => String(counted))}::text[]::bigint[]
    ) as told (id, status, entitled, paid, liability, settled_at, version, bonus_counted)
    where bet.id = told.id`.execute(tx)
  const legs = reckoned.flatMap(each => each.legs)
  await sql`
    update sport_bet_legs as leg set settled = told.settled, revision = told.revision
    from unnest(
      ${legs.map(({ bet_id: id }) => id)}::text[],
      ${legs.map(({ place }) => place)}::int[],
      ${legs.map(({ settled: stands }) => stands && JSON.stringify(stands))}::text[]::jsonb[],
      ${legs.map(({ revision }) => String(revision))}::text[]::bigint[]
    ) as told (bet_id, place, settled, revision)
    where leg.bet_id = told.bet_id and leg.place = told.place`.execute(tx)
}
