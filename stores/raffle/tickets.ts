import { readonlyType } from 'nanostores'

import { ticketsFrame } from '../jackpot/codec.ts'
import { $connection, sendJackpot } from '../jackpot/connection.ts'
import { onJackpotMessage } from '../jackpot/events.ts'
import { whilePlayer } from '../jackpot/player.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $raffleSettings } from './settings.ts'
import { $counts, type Tickets } from './ticket-counts.ts'

export type { Tickets }

/** The player's tickets by the id of the draw: they grow while the player plays. */
export const $tickets = readonlyType($counts)

onVisit($counts, () => {
  const stopHearing = onJackpotMessage('PlayerRaffleTicketsListResponse', ({ instance_tickets }) =>
    $counts.set(
      Object.fromEntries(
        instance_tickets.map(({ instance_id, ticket_count, entrant }) => [
          instance_id,
          { count: ticket_count, entrant }
        ])
      )
    )
  )
  const stopAsking = whilePlayer(
    player => {
      let isAsked = false
      const ask = () => {
        const isOpen = $connection.get() === 'open'
        if (!isOpen) isAsked = false
        if (!isOpen || isAsked || !$raffleSettings.get()) return
        isAsked = true
        void sendJackpot(ticketsFrame(player)).catch(() => {})
      }
      const stops = [$connection.subscribe(ask), $raffleSettings.subscribe(ask)]
      return () => {
        for (const stop of stops) stop()
      }
    },
    () => $counts.set({})
  )
  return () => {
    stopHearing()
    stopAsking()
    $counts.set({})
  }
})
