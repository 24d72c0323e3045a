import { instanceOf, optInOf, statusOf } from '../capabilities/jackpot/index.ts'
import { seriesOfInstance, ticketsOf } from '../capabilities/raffle/index.ts'
import type { Hall } from './hall.ts'
import type { PlayerListener } from './player-listener.ts'
import { ticketList } from './raffle-messages.ts'

/** How a player stands in a jackpot or in a draw's series; undefined where neither runs. */
async function optInEvent({ ports }: Hall, { id, ticket }: PlayerListener, instance: string) {
  const { kysely } = ports.db
  const { player, currency } = ticket
  const event = { type: 'OptInEvent', instance_id: instance, player_id: id }
  const jackpot = await instanceOf(kysely, instance)
  if (jackpot) {
    const status = await statusOf(kysely, { id: player, currency }, jackpot, ports.clock.now())
    return { ...event, ...status }
  }
  const source = await seriesOfInstance(kysely, instance)
  if (source === undefined) return undefined
  const optIn = await optInOf(kysely, player, source)
  return { ...event, opted_in: optIn?.opted_in ?? false }
}

/** Tells all sockets of a player how they stand. */
export async function tellStatus(hall: Hall, player: string, instance: string): Promise<void> {
  const own = hall.audience.of(player)
  const [first] = own
  const event = first && (await optInEvent(hall, first, instance))
  if (event) for (const listener of own) listener.send(event)
}

/** Tells all sockets of a player that their last bet took no part. */
export function tellRefusal(hall: Hall, player: string, instance: string, reason: string): void {
  for (const listener of hall.audience.of(player))
    listener.send({
      type: 'ContributionRefused',
      instance_id: instance,
      player_id: listener.id,
      reason
    })
}

/** Tells those sockets of a player that have asked, or the one that asks now, of the tickets. */
export async function tellTickets(hall: Hall, player: string): Promise<void> {
  const asking = [...hall.audience.of(player)].filter(({ wantsTickets }) => wantsTickets)
  if (asking.length === 0) return
  const { clock, db } = hall.ports
  const list = ticketList(await ticketsOf(db.kysely, player, clock.now()))
  for (const listener of asking) listener.send(list)
}
