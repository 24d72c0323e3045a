import type { Logger } from 'pino'
import type { Tracing } from '../tracing/tracing.ts'
import { createDispatch } from './dispatch.ts'
import type { Bus } from './events.ts'
import { openRedis } from './open-redis.ts'

const CHANNEL = 'lobby:events'

/** Who only listens is never answered: only a question tells a quiet line from a dead one. */
const ASKS_EVERY_MS = 10_000

export interface Pace {
  readonly asksEveryMs?: number
  /** So long an answer may take. */
  readonly silentMs?: number
}

/** The bus for many processes; the client connects again and subscribes again by itself. */
export async function createRedisBus(
  url: string,
  log: Logger,
  tracing?: Tracing,
  { asksEveryMs = ASKS_EVERY_MS, silentMs }: Pace = {}
): Promise<Bus> {
  const dispatch = createDispatch(log, tracing)
  const how = { log, lazyConnect: true, ...(silentMs && { socketTimeout: silentMs }) }
  const publisher = openRedis(url, { ...how, maxRetriesPerRequest: 3 })
  const subscriber = openRedis(url, { ...how, maxRetriesPerRequest: null })
  // Without an answer the line is given up, and its end is told in the log.
  const asking = setInterval(() => subscriber.ping().catch(() => undefined), asksEveryMs).unref()
  await Promise.all([publisher.connect(), subscriber.connect()])
  subscriber.on('message', (_, text) => dispatch.receive(text))
  await subscriber.subscribe(CHANNEL)
  // Once it is subscribed again: what is read before that may be out of date by then.
  subscriber.on('ready', () => {
    subscriber.subscribe(CHANNEL).then(dispatch.missed, () => undefined)
  })
  return {
    async publish(event) {
      try {
        await publisher.publish(CHANNEL, dispatch.encode(event))
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'an event was not published')
      }
    },
    subscribe: dispatch.subscribe,
    onMissed: dispatch.onMissed,
    async close() {
      clearInterval(asking)
      publisher.disconnect()
      subscriber.disconnect()
    }
  }
}
