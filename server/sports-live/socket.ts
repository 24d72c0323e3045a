import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'

import { type LiveRequest, readLiveRequest } from '#contract/wire/sports-live.ts'
import { MOST_LEGS } from '#rules/sports/bets.ts'
import { textFrame } from '../fan-out/frame.ts'
import { Listener } from '../fan-out/listener.ts'
import { clientAddress } from '../http/client-address.ts'
import { mayOpenSocket } from '../sockets/origin.ts'
import { onUpgrade, refusePage, refuseUpgrade } from '../sockets/upgrades.ts'
import type { Hall } from './hall.ts'

const SOCKET_PATH = '/v1/socket'
const LARGEST_REQUEST = 512
const MOST_REQUESTS = 100
const WITHIN_MS = 10_000
/** A page follows a handful of topics, and the matches of a slip that is full. */
const MOST_TOPICS = MOST_LEGS + 12
/** Many households share an address; whoever is refused still has everything over HTTP. */
const MOST_OF_AN_ADDRESS = 100
const MOST_SOCKETS = 20_000

async function answer(hall: Hall, listener: Listener, { topic, type }: LiveRequest): Promise<void> {
  const { fanOut } = hall
  if (type === 'leave') return fanOut.unfollow(topic, listener)
  if (!listener.follows.has(topic) && listener.follows.size >= MOST_TOPICS)
    return listener.socket.close(4429, 'Too many topics')
  await hall.open()
  await hall.bring(topic)
  // It may have been closed meanwhile, and nobody would take it out again.
  if (!listener.isOpen) return
  fanOut.follow(topic, listener)
  listener.write(textFrame(hall.whole(topic)))
}

/** One socket from its opening to its close: its requests are done one after the other. */
function converse(hall: Hall, listener: Listener): void {
  const { audience, fanOut, ports } = hall
  const { socket } = listener
  let [asked, since] = [0, 0]
  let work: Promise<void> = Promise.resolve()
  audience.add(listener)
  listener.isKnown = true
  const isTooMuch = () => {
    const now = performance.now()
    if (now - since > WITHIN_MS) [asked, since] = [0, now]
    asked += 1
    return asked > MOST_REQUESTS
  }
  socket.on('message', (data, isBinary) => {
    if (isTooMuch()) return socket.close(4429, 'Too many requests')
    const request = isBinary ? null : readLiveRequest(String(data))
    if (!request) return ports.log.warn('a request for live prices was ignored')
    work = work
      .then(() => (listener.isOpen ? answer(hall, listener, request) : undefined))
      .catch(error => {
        ports.log.error({ err: error }, 'a request for live prices failed')
        socket.close(1011, 'Not answered')
      })
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

/**
 * Serves live prices by socket to pages of the site. Nobody is asked who they are: all of it may be
 * read by anybody, so a ticket would protect nothing and cost a question to the books for every
 * socket. How many an address has is limited instead.
 */
export function serveLiveSocket(app: FastifyInstance, hall: Hall): void {
  const { audience, ports } = hall
  const { config, log } = ports
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LARGEST_REQUEST,
    perMessageDeflate: false,
    clientTracking: false
  })
  onUpgrade(
    app.server,
    SOCKET_PATH,
    (request, stream, head) => {
      if (!mayOpenSocket(request.headers, config)) return refusePage(log, request, stream)
      const address = clientAddress(request, config)
      const isFull = audience.size >= MOST_SOCKETS
      if (isFull || audience.of(address).size >= MOST_OF_AN_ADDRESS) {
        log.warn({ isFull }, 'a socket of live prices was refused: there are too many')
        return refuseUpgrade(stream, '429 Too Many Requests')
      }
      sockets.handleUpgrade(request, stream, head, (socket: WebSocket) =>
        converse(hall, new Listener(socket, stream, address))
      )
    },
    new URL(config.sportsUrl).host
  )
  app.addHook('preClose', async () => {
    for (const { socket } of audience.all()) socket.close(1001, 'Going away')
    sockets.close()
  })
}
