import { initialsOf } from '#rules/initials.ts'
import { fromCents } from '#rules/jackpot/euros.ts'
import { assetOf } from '#rules/money.ts'
import { type DrawnTicket, drawTickets } from '#rules/raffle/draw.ts'
import { carriedInto, placesOf, withCarried } from '#rules/raffle/prizes.ts'
import type { Tx } from '../../db/database.ts'
import type { Posted, Posting } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'
import { countPlay } from '../play-days/index.ts'
import { prizesAccount, RAFFLES_ACCOUNT } from './accounts.ts'
import { readEntries } from './entries.ts'
import { openDraws } from './instances.ts'
import { prizesFrom, seriesOf, storedPrizes } from './series.ts'
import type { RaffleInstance } from './tables.ts'

/** What a winner was paid, in minor units of the winner's currency. */
export interface Paid {
  readonly player: string
  readonly amount: bigint
  readonly posted: Posted
}

export interface Drawn {
  readonly instance: RaffleInstance
  readonly ticketCount: number
  readonly paid: readonly Paid[]
}

/** Pays a prize out of the series' account and writes the win down. */
async function payPrize(
  ports: Ports,
  tx: Tx,
  draw: RaffleInstance,
  { place, ticket, entrant, euros }: DrawnTicket & { readonly euros: bigint }
): Promise<Paid> {
  const { player_id, currency, first_name, last_name } = await tx
    .selectFrom('raffle_entries')
    .innerJoin('players', 'players.id', 'raffle_entries.player_id')
    .select(['player_id', 'raffle_entries.currency', 'first_name', 'last_name'])
    .where('instance', '=', draw.id)
    .where('entrant', '=', entrant)
    .executeTakeFirstOrThrow()
  const amount = fromCents(euros, currency, draw.rates[currency] ?? '1')
  const from = prizesAccount(draw.source)
  const purse = `player:${player_id}:cash` as const
  const postings: readonly Posting[] =
    currency === 'EUR'
      ? [{ from, to: purse, asset: 'EUR/2', amount: euros }]
      : [
          { from, to: RAFFLES_ACCOUNT, asset: 'EUR/2', amount: euros },
          { from: RAFFLES_ACCOUNT, to: purse, asset: assetOf(currency), amount }
        ]
  const posted = await ports.ledger.post(tx, {
    key: `raffle-win:${draw.id}:${place}`,
    postings,
    meta: { kind: 'raffle', raffle: draw.id, place }
  })
  const at = ports.clock.now()
  await tx
    .insertInto('raffle_wins')
    .values({
      instance: draw.id,
      place,
      ticket: BigInt(ticket),
      player_id,
      entrant,
      euros,
      currency,
      amount,
      initials: initialsOf(first_name, last_name),
      at
    })
    .execute()
  await countPlay(tx, { playerId: player_id, game: null, currency, at, won: amount })
  return { player: player_id, amount, posted }
}

/**
 * Adds what nobody has won to the first prize of the next draw of the series, as far as that may
 * grow; the house has the rest again.
 */
async function carryOver(
  { ledger }: Ports,
  tx: Tx,
  { id, source }: RaffleInstance,
  left: bigint
): Promise<void> {
  if (left === 0n) return
  const next = await openDraws(tx, source)
    .where('id', '!=', id)
    .limit(1)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const prizes = prizesFrom(next.prizes)
  const carried = carriedInto(prizes, seriesOf(source)?.prizes ?? [], left)
  if (carried > 0n)
    await tx
      .updateTable('raffle_instances')
      .set({ prizes: storedPrizes(withCarried(prizes, carried)) })
      .where('id', '=', next.id)
      .execute()
  if (carried < left)
    await ledger.post(tx, {
      key: `raffle-left:${id}`,
      postings: [
        {
          from: prizesAccount(source),
          to: RAFFLES_ACCOUNT,
          asset: 'EUR/2',
          amount: left - carried
        }
      ],
      meta: { raffle: id }
    })
}

/**
 * Makes a draw and pays its winners, all in one transaction and once over all processes; null when it
 * has been made. Bets that are counting in it just now are waited for.
 */
export async function makeDraw(ports: Ports, id: string): Promise<Drawn | null> {
  return await ports.db.transaction(async tx => {
    const instance = await openDraws(tx).where('id', '=', id).forUpdate().executeTakeFirst()
    if (!instance) return null
    const places = placesOf(prizesFrom(instance.prizes))
    const { digest, ticketCount, winners } = await drawTickets({
      instance: id,
      seed: instance.seed,
      entries: await readEntries(tx, id),
      prizes: places.length
    })
    const paid: Paid[] = []
    for (const winner of winners)
      paid.push(
        await payPrize(ports, tx, instance, { ...winner, euros: places[winner.place - 1] ?? 0n })
      )
    const left = places.slice(winners.length).reduce((sum, euros) => sum + euros, 0n)
    await carryOver(ports, tx, instance, left)
    await tx
      .updateTable('raffle_instances')
      .set({
        status: 'drawn',
        digest,
        ticket_count: BigInt(ticketCount),
        drawn_at: ports.clock.now()
      })
      .where('id', '=', id)
      .execute()
    return { instance, ticketCount, paid }
  })
}
