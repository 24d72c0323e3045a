import { createHash } from 'node:crypto'

import type { CurrencyCode } from '#config/currencies.ts'
import { ticketsFor } from '#rules/raffle/tickets.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { openDraws, running } from './instances.ts'
import { studioOf } from './studio.ts'
import type { RaffleInstance } from './tables.ts'

export interface Wager {
  readonly playerId: string
  readonly currency: CurrencyCode
  readonly provider: string
  readonly transactionId: string
  readonly game: string
  /** What of the stake was real money, in minor units. */
  readonly amount: bigint
  readonly at: Date
}

/**
 * What stands for a player in the list of a draw: the player can make it out of what only they and
 * the house know, and the house cannot choose it.
 */
export const entrantOf = (instance: string, playerId: string): string =>
  createHash('sha256').update(`${instance}:${playerId}`).digest('hex').slice(0, 32)

/** The draws that a player has opted in to, held so that none is made before the bet stands. */
async function heldDraws(tx: Tx, { playerId, at }: Wager): Promise<readonly RaffleInstance[]> {
  const rows = await openDraws(tx)
    .where('ends_at', '>', at)
    .where('source', 'in', eb =>
      eb
        .selectFrom('jackpot_opt_ins')
        .select('source')
        .where('player_id', '=', playerId)
        .where('opted_in', '=', true)
    )
    .forKeyShare()
    .execute()
  return running(rows, at)
}

async function setTickets(db: Executor, instance: string, playerId: string, tickets: bigint) {
  await db
    .updateTable('raffle_entries')
    .set({ tickets })
    .where('instance', '=', instance)
    .where('player_id', '=', playerId)
    .execute()
}

const rateOf = ({ id, rates }: RaffleInstance, currency: string): string => {
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`Draw ${id} knows no rate of ${currency}`)
  return rate
}

/** Adds to the entries that the player has in draws; those that are not there are left out. */
const addTo = (tx: Tx, { playerId, amount, at }: Wager, draws: readonly string[]) =>
  tx
    .updateTable('raffle_entries')
    .set(({ eb }) => ({ wagered: eb('wagered', '+', amount), last_at: at }))
    .where('player_id', '=', playerId)
    .where('instance', 'in', draws)
    .returning(['instance', 'wagered', 'tickets'])
    .execute()

/**
 * Adds a stake to the player's entry of each draw, the first time with a new one. Two first bets at
 * once may both want to begin it: one does, the other waits for that and adds to it.
 */
async function addToEntries(tx: Tx, wager: Wager, draws: readonly string[]) {
  const known = await addTo(tx, wager, draws)
  const missing = draws.filter(draw => !known.some(({ instance }) => instance === draw))
  if (missing.length === 0) return known
  const { playerId, currency, at } = wager
  await tx
    .insertInto('raffle_entries')
    .values(
      missing.map(instance => ({
        instance,
        player_id: playerId,
        entrant: entrantOf(instance, playerId),
        currency,
        wagered: 0n,
        tickets: 0n,
        last_at: at
      }))
    )
    .onConflict(conflict => conflict.doNothing())
    .execute()
  return [...known, ...(await addTo(tx, wager, missing))]
}

/**
 * Counts a stake in every draw that its player has opted in to and its game gives tickets in, in the
 * transaction that takes it, and says in which the tickets grew. A draw that has been made gets no
 * more: what comes too late counts in the next.
 */
export async function countWager(_ports: Ports, tx: Tx, wager: Wager): Promise<readonly string[]> {
  const { playerId, currency, provider, transactionId, game, amount } = wager
  const studio = studioOf(game)
  if (amount <= 0n || studio === undefined) return []
  const draws = (await heldDraws(tx, wager)).filter(draw => draw.studio === studio)
  if (draws.length === 0) return []
  const counted = await tx
    .insertInto('raffle_wagers')
    .values(
      draws.map(({ id }) => ({
        provider,
        transaction_id: transactionId,
        instance: id,
        player_id: playerId,
        amount
      }))
    )
    .onConflict(conflict => conflict.doNothing())
    .returning('instance')
    .execute()
  if (counted.length === 0) return []
  const entries = await addToEntries(
    tx,
    wager,
    counted.map(({ instance }) => instance)
  )
  const grown: string[] = []
  for (const { instance, wagered, tickets } of entries) {
    const draw = draws.find(({ id }) => id === instance)
    const now = draw ? ticketsFor(wagered, currency, rateOf(draw, currency)) : tickets
    if (now === tickets) continue
    await setTickets(tx, instance, playerId, now)
    grown.push(instance)
  }
  return grown
}

/**
 * Takes a stake that was given back off the draws it has counted in, once. A draw that has been made
 * stays as it was published.
 */
export async function uncountWager(
  { clock }: Ports,
  tx: Tx,
  provider: string,
  transactionId: string
): Promise<void> {
  const wagers = await tx
    .selectFrom('raffle_wagers')
    .select(['instance', 'player_id', 'amount'])
    .where('provider', '=', provider)
    .where('transaction_id', '=', transactionId)
    .where('undone_at', 'is', null)
    .execute()
  if (wagers.length === 0) return
  const ids = wagers.map(({ instance }) => instance)
  const draws = await openDraws(tx).where('id', 'in', ids).forKeyShare().execute()
  for (const { instance, player_id: playerId, amount } of wagers) {
    const draw = draws.find(({ id }) => id === instance)
    if (!draw) continue
    const undone = await tx
      .updateTable('raffle_wagers')
      .set({ undone_at: clock.now() })
      .where('provider', '=', provider)
      .where('transaction_id', '=', transactionId)
      .where('instance', '=', instance)
      .where('undone_at', 'is', null)
      .returning('instance')
      .executeTakeFirst()
    if (!undone) continue
    const { wagered, currency } = await tx
      .updateTable('raffle_entries')
      .set(({ eb }) => ({ wagered: eb('wagered', '-', amount) }))
      .where('instance', '=', instance)
      .where('player_id', '=', playerId)
      .returning(['wagered', 'currency'])
      .executeTakeFirstOrThrow()
    await setTickets(tx, instance, playerId, ticketsFor(wagered, currency, rateOf(draw, currency)))
  }
}
