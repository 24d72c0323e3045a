import type { Duplex } from 'node:stream'
import type { WebSocket } from 'ws'

import type { JackpotTicket } from '../capabilities/jackpot/index.ts'
import { Listener } from '../fan-out/listener.ts'

/** A socket of a player. */
export class PlayerListener extends Listener {
  readonly ticket: JackpotTicket
  /** Player, currency and brand in one, as every message names them. */
  readonly id: string
  wantsTickets = false

  constructor(socket: WebSocket, stream: Duplex, ticket: JackpotTicket, id: string) {
    super(socket, stream, ticket.player)
    this.ticket = ticket
    this.id = id
  }
}
