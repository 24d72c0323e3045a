import { Redis } from 'ioredis'
import type { Logger } from 'pino'
import type { Tracing } from '../tracing/tracing.ts'
import { createDispatch } from './dispatch.ts'
import type { Bus } from './events.ts'

const CHANNEL = 'lobby:events'

/** The bus for many processes; the client connects again and subscribes again by itself. */
export async function createRedisBus(url: string, log: Logger, tracing?: Tracing): Promise<Bus> {
  const dispatch = createDispatch(log, tracing)
  const publisher = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: 3 })
  const subscriber = new Redis(url, { lazyConnect: true, maxRetriesPerRequest: null })
  for (const client of [publisher, subscriber]) {
    client.on('error', error => log.warn({ error: error.message }, 'redis connection lost'))
  }
  await Promise.all([publisher.connect(), subscriber.connect()])
  subscriber.on('message', (_, text) => dispatch.receive(text))
  await subscriber.subscribe(CHANNEL)
  return {
    async publish(event) {
      try {
        await publisher.publish(CHANNEL, dispatch.encode(event))
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'an event was not published')
      }
    },
    subscribe: dispatch.subscribe,
    async close() {
      publisher.disconnect()
      subscriber.disconnect()
    }
  }
}
