import type { Logger } from 'pino'
import * as v from 'valibot'
import type { Json, JsonObject } from '../db/tables.ts'
import { type BusEvent, EVENT_KINDS, type EventKind } from './events.ts'

const json: v.GenericSchema<Json> = v.lazy(() =>
  v.union([
    v.boolean(),
    v.number(),
    v.string(),
    v.null(),
    v.array(json),
    v.record(v.string(), json)
  ])
)

const EVENT = v.object({
  kind: v.picklist(EVENT_KINDS),
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  version: v.pipe(v.number(), v.integer(), v.minValue(0)),
  at: v.pipe(v.string(), v.isoTimestamp()),
  data: v.custom<JsonObject>(value => v.is(v.record(v.string(), json), value))
})

type Handler = (event: BusEvent) => void

/** Hands events to who subscribed to their kind and subject; a handler that throws harms no other. */
export function createDispatch(log: Logger) {
  const handlers = new Map<string, Set<Handler>>()

  return {
    subscribe(kind: EventKind, subject: string, handler: Handler): () => void {
      const name = `${kind} ${subject}`
      const set = handlers.get(name) ?? new Set<Handler>()
      handlers.set(name, set.add(handler))
      return () => {
        set.delete(handler)
        if (set.size === 0 && handlers.get(name) === set) handlers.delete(name)
      }
    },
    /** Takes what came from another process: anything that is not an event is dropped and told. */
    receive(text: string): void {
      let event: BusEvent
      try {
        event = v.parse(EVENT, JSON.parse(text))
      } catch {
        log.warn({ bytes: text.length }, 'dropped a message that is not an event')
        return
      }
      for (const subject of [event.subject, '*']) {
        for (const handler of [...(handlers.get(`${event.kind} ${subject}`) ?? [])]) {
          try {
            handler(event)
          } catch (error) {
            log.error({ err: error, kind: event.kind }, 'an event handler failed')
          }
        }
      }
    },
    /** The event as text; throws for what receivers would drop. */
    encode: (event: BusEvent): string => JSON.stringify(v.parse(EVENT, event))
  }
}
