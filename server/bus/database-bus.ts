import type { Logger } from 'pino'
import type { Database } from '../db/database.ts'
import type { Tracing } from '../tracing/tracing.ts'
import { createDispatch } from './dispatch.ts'
import type { Bus } from './events.ts'

const CHANNEL = 'lobby_events'
/** PostgreSQL takes less than 8000 bytes in one notification. */
const LONGEST = 7900

/** The bus of the database itself: nothing else to run. */
export async function createDatabaseBus(
  db: Database,
  log: Logger,
  tracing?: Tracing
): Promise<Bus> {
  const dispatch = createDispatch(log, tracing)
  const stop = await db.listen(CHANNEL, dispatch.receive, dispatch.missed)
  return {
    async publish(event) {
      try {
        const text = dispatch.encode(event)
        if (Buffer.byteLength(text) > LONGEST) throw new RangeError('The event is too large')
        await db.notify(CHANNEL, text)
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'an event was not published')
      }
    },
    subscribe: dispatch.subscribe,
    onMissed: dispatch.onMissed,
    close: stop
  }
}
