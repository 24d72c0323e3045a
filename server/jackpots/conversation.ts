import { readJackpotRequest } from '#contract/wire/jackpot-socket.ts'
import { findRunning } from '../identity/authenticate.ts'
import type { Hall } from './hall.ts'
import type { PlayerListener } from './player-listener.ts'
import { answer } from './requests.ts'

const MOST_REQUESTS = 40
const WITHIN_MS = 10_000
const MOST_SOCKETS = 20

/** Lets in whose session runs and is the ticket's player's; closes the socket of anybody else. */
async function enter({ audience, ports }: Hall, listener: PlayerListener): Promise<void> {
  const { socket, ticket } = listener
  const { player, session } = ticket
  if (audience.of(player).size >= MOST_SOCKETS) {
    ports.log.warn({ player }, 'a player has too many jackpot sockets')
    return socket.close(4429, 'Too many sockets')
  }
  // First in, then looked at: a session that ends in between closes it either way.
  audience.add(listener)
  const running = await findRunning(ports, session)
  if (running?.player.id !== player) {
    ports.log.warn({ player }, 'a jackpot ticket of no session was refused')
    return socket.close(4401, 'AuthenticationFailure')
  }
  listener.endsAt = running.session.expires_at.getTime()
  listener.isKnown = true
}

/** One socket from its opening to its close: its requests are done one after the other. */
export function converse(hall: Hall, listener: PlayerListener): void {
  const { audience, fanOut, ports } = hall
  const { socket, ticket } = listener
  let asked = 0
  let since = 0

  const failed = (error: unknown) => {
    ports.log.error({ err: error, player: ticket.player }, 'a jackpot request failed')
    if (listener.isKnown)
      listener.send({ type: 'Error', message: 'Error resolving subscription context' })
    else socket.close(1011, 'Error resolving subscription context')
  }
  let work = enter(hall, listener).catch(failed)

  const isTooMuch = () => {
    const now = performance.now()
    if (now - since > WITHIN_MS) [asked, since] = [0, now]
    asked += 1
    return asked > MOST_REQUESTS
  }
  socket.on('message', (data, isBinary) => {
    if (isTooMuch()) {
      ports.log.warn({ player: ticket.player }, 'a jackpot socket asked for too much')
      return socket.close(4429, 'Too many requests')
    }
    const request = isBinary ? null : readJackpotRequest(String(data))
    if (!request) return ports.log.warn({ player: ticket.player }, 'a jackpot message was ignored')
    work = work
      .then(() => (listener.isOpen ? answer(hall, listener, request) : undefined))
      .catch(failed)
  })
  socket.on('pong', () => {
    listener.answers = true
  })
  socket.on('error', () => socket.terminate())
  socket.once('close', () => {
    audience.remove(listener)
    fanOut.leave(listener)
  })
}
