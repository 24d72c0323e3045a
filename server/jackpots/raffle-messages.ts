import { toDecimal } from '#rules/money.ts'
import type { RaffleWin, Tickets, UpcomingDraw } from '../capabilities/raffle/index.ts'

const euros = (cents: bigint) => toDecimal(cents, 'EUR')

const potOf = ({ value }: UpcomingDraw) => ({ id: 'prizes', current_value: euros(value) })

/** What everybody who follows a series is sent when one of its draws begins or ends. */
export const raffleUpdate = (draw: UpcomingDraw, brand: string, at: Date) => ({
  type: 'JackpotUpdate',
  jackpot_type: 'Raffle',
  id: draw.id,
  currency: 'EUR',
  status: draw.status,
  allowed_brands: [brand],
  timestamp_start: draw.startsAt.toISOString(),
  timestamp_end: draw.endsAt.toISOString(),
  last_updated: at.toISOString(),
  pots: [potOf(draw)]
})

/** A draw as it is asked for over HTTP. */
export const raffleAnswer = (draw: UpcomingDraw) => ({
  id: draw.id,
  source_id: draw.source,
  jackpot_type: 'Raffle',
  currency: 'EUR',
  status: draw.status,
  timestamp_start: draw.startsAt.toISOString(),
  timestamp_end: draw.endsAt.toISOString(),
  pots: [potOf(draw)],
  prizes: draw.prizes.map(({ amount, count }) => ({ amount: euros(amount), count })),
  commitment: draw.commitment,
  studio: draw.studio
})

export const ticketList = (tickets: readonly Tickets[]) => ({
  type: 'PlayerRaffleTicketsListResponse',
  instance_tickets: tickets.map(({ instance, count, entrant }) => ({
    instance_id: instance,
    ticket_count: count,
    entrant
  }))
})

/** What a player has won in one draw, all places together; told to that player alone. */
export function raffleWin(wins: readonly RaffleWin[], instance: string, id: string) {
  const [first] = wins
  if (!first) return undefined
  const amount = wins.reduce((sum, win) => sum + win.amount, 0n)
  return {
    type: 'RaffleWinEvent',
    instance_id: instance,
    player_id: id,
    currency: first.currency,
    win_amount: toDecimal(amount, first.currency)
  }
}
