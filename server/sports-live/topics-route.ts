import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { type LiveEvent, TOPIC } from '#contract/wire/sports-live.ts'
import { allowSite } from '../fan-out/cross-origin.ts'
import { ShownFor } from '../fan-out/shown-for.ts'
import { onOrigin } from '../http/host-gate.ts'
import { eventOfTopic } from './board.ts'
import type { Hall } from './hall.ts'

/** Prices are good for two seconds, wherever they are kept. */
export const MOMENT = 'public, max-age=2'
const SHOWN_MS = 500

const missing = () => Object.assign(new Error('missing'), { statusCode: 404 })

/** The same in every process, as long as nothing of the topic has changed. */
function tagOf(topic: string, events: readonly LiveEvent[], total: number): string {
  const text = events.map(({ id, version }) => `${id} ${version}`).join('\n')
  const hash = createHash('sha256').update(`${topic}\n${total}\n${text}`).digest('base64url')
  return `W/"${hash.slice(0, 22)}"`
}

interface Shown {
  readonly tag: string
  readonly text: string
}

/** Tells anybody how a topic stands: `/v1/topics/{topic}`, in the form of a socket's first answer. */
export function serveTopics(app: FastifyInstance, hall: Hall): void {
  const { config } = hall.ports
  const shown = new ShownFor<Shown | undefined>(SHOWN_MS, async topic => {
    await hall.bring(topic)
    const events = hall.board.eventsOf(topic)
    const total = hall.board.total(topic)
    const isUnknown = eventOfTopic(topic) !== undefined && total === 0
    return isUnknown ? undefined : { tag: tagOf(topic, events, total), text: hall.whole(topic) }
  })
  app.get(
    '/v1/topics/:topic',
    { ...onOrigin(config.sportsUrl), config: { rateLimit: { max: 1200, timeWindow: '1 minute' } } },
    async (
      request: FastifyRequest<{ Params: { readonly topic: string } }>,
      reply: FastifyReply
    ) => {
      allowSite(config, request, reply)
      const { topic } = request.params
      if (!TOPIC.test(topic)) throw missing()
      await hall.open()
      const found = await shown.get(topic)
      if (!found) throw missing()
      reply.header('cache-control', MOMENT).header('etag', found.tag)
      if (request.headers['if-none-match'] === found.tag) return reply.code(304).send()
      return reply.type('application/json').send(found.text)
    }
  )
}
