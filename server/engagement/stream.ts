import type { ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'

import { openEventStream, STREAMED } from '../http/event-stream.ts'
import { siteOrigins } from '../identity/realm.ts'
import { bearerOf, ofProvider, refuse } from './door.ts'
import type { Provider } from './provider.ts'
import { EVERYBODY } from './tell.ts'

const GATHER_MS = 250
const SILENT_MS = 20_000
const MOST_OF_A_PLAYER = 6
const MOST = 20_000

interface Listener {
  readonly playerId: string
  readonly response: ServerResponse
  /** What is told next, each once. */
  readonly pending: Map<string, string>
  timer: NodeJS.Timeout | undefined
}

const eventOf = (topic: string, id: string | undefined) =>
  `event: ${topic}\ndata: ${JSON.stringify(id === undefined ? {} : { id })}\n\n`

/** Who listens in this process, by player. */
class Listeners {
  readonly #of = new Map<string, Set<Listener>>()
  #count = 0

  get isFull(): boolean {
    return this.#count >= MOST
  }

  of(playerId: string): ReadonlySet<Listener> {
    return this.#of.get(playerId) ?? new Set()
  }

  *all(): Iterable<Listener> {
    for (const set of this.#of.values()) yield* set
  }

  add(listener: Listener): void {
    const set = this.#of.get(listener.playerId) ?? new Set<Listener>()
    this.#of.set(listener.playerId, set.add(listener))
    this.#count += 1
    // A page that was left without a word gives way to one that is looked at.
    const [oldest] = set
    if (oldest && set.size > MOST_OF_A_PLAYER) oldest.response.end()
  }

  delete(listener: Listener): void {
    const set = this.#of.get(listener.playerId)
    if (!set?.delete(listener)) return
    this.#count -= 1
    if (set.size === 0) this.#of.delete(listener.playerId)
  }
}

function write(listener: Listener): void {
  listener.timer = undefined
  listener.response.write([...listener.pending.values()].join(''))
  listener.pending.clear()
}

function tellListener(listener: Listener, topic: string, id: string | undefined): void {
  listener.pending.set(`${topic} ${id ?? ''}`, eventOf(topic, id))
  listener.timer ??= setTimeout(write, GATHER_MS, listener).unref()
}

/**
 * Tells a player's pages what to read again, as server-sent events that are read by fetch because
 * they need a token. Ends with the token; the page comes again with another.
 */
export function serveStream(scope: FastifyInstance, provider: Provider): void {
  const { bus, config } = provider.ports
  const listeners = new Listeners()

  const forget = bus.subscribe('engagement.changed', '*', ({ subject, data }) => {
    const { topic, id } = data
    if (typeof topic !== 'string') return
    const whom = subject === EVERYBODY ? listeners.all() : listeners.of(subject)
    for (const listener of whom)
      tellListener(listener, topic, typeof id === 'string' ? id : undefined)
  })
  // Pages come again and read everything first.
  const forgetMissed = bus.onMissed(() => {
    for (const { response } of listeners.all()) response.end()
  })
  const silence = setInterval(() => {
    for (const { response } of listeners.all()) response.write(': still here\n\n')
  }, SILENT_MS).unref()
  scope.addHook('preClose', async () => {
    forget()
    forgetMissed()
    clearInterval(silence)
    for (const { response } of listeners.all()) response.end()
  })

  scope.get('/stream', { ...ofProvider(provider), ...STREAMED }, async (request, reply) => {
    const bearer = await bearerOf(provider, request)
    if (!bearer) return await refuse(reply, 'INVALID_TOKEN')
    if (listeners.isFull) return await reply.code(503).send({ error: { code: 'INTERNAL' } })
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin !== undefined && siteOrigins(config).includes(origin))
      reply.header('access-control-allow-origin', origin)
    const response = openEventStream(reply, ': welcome\n\n')
    const { playerId, expiresAt } = bearer
    const listener: Listener = { playerId, response, pending: new Map(), timer: undefined }
    const end = setTimeout(() => response.end(), expiresAt.getTime() - Date.now()).unref()
    response.on('close', () => {
      clearTimeout(end)
      clearTimeout(listener.timer)
      listeners.delete(listener)
    })
    listeners.add(listener)
  })
}
