import type { Logger } from 'pino'
import * as v from 'valibot'
import { readTrace, writeTrace } from '#contract/wire/traceparent.ts'
import type { Json, JsonObject } from '../db/tables.ts'
import { currentTrace, withTrace } from '../tracing/current-trace.ts'
import { noTracing, type Tracing } from '../tracing/tracing.ts'
import { type BusEvent, EVENT_KINDS, type EventKind } from './events.ts'
import { createRecent } from './recent.ts'

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

/** An event on its way, with the trace that it is a part of. */
const CARRIED = v.object({ ...EVENT.entries, trace: v.optional(v.string()) })

type Handler = (event: BusEvent) => void

/** Hands events to who subscribed to their kind and subject; a handler that throws harms no other. */
export function createDispatch(log: Logger, tracing: Tracing = noTracing) {
  const handlers = new Map<string, Set<Handler>>()
  const forMissed = new Set<() => void>()
  const recent = createRecent()

  const hand = (event: BusEvent, found: readonly Handler[]) => {
    for (const handler of found) {
      try {
        handler(event)
      } catch (error) {
        log.error({ err: error, kind: event.kind }, 'an event handler failed')
      }
    }
  }

  return {
    subscribe(kind: EventKind, subject: string, handler: Handler, since?: number): () => void {
      const name = `${kind} ${subject}`
      if (since !== undefined) for (const event of recent.since(name, since)) hand(event, [handler])
      const set = handlers.get(name) ?? new Set<Handler>()
      handlers.set(name, set.add(handler))
      return () => {
        set.delete(handler)
        if (set.size === 0 && handlers.get(name) === set) handlers.delete(name)
      }
    },
    onMissed(handler: () => void): () => void {
      // Each is a subscription of its own, whatever function it calls.
      const own = () => handler()
      forMissed.add(own)
      return () => {
        forMissed.delete(own)
      }
    },
    /** Has everybody read anew what they know by the bus: something was said that nobody heard. */
    missed(): void {
      log.warn('the bus hears again, and may have missed something')
      for (const handler of forMissed) {
        try {
          handler()
        } catch (error) {
          log.error({ err: error }, 'what the bus had missed was not read anew')
        }
      }
    },
    /** Takes what came from another process: anything that is not an event is dropped and told. */
    receive(text: string): void {
      let carried: v.InferOutput<typeof CARRIED>
      try {
        carried = v.parse(CARRIED, JSON.parse(text))
      } catch {
        log.warn({ bytes: text.length }, 'dropped a message that is not an event')
        return
      }
      const { trace, ...event } = carried
      recent.keep(`${event.kind} ${event.subject}`, event, text.length)
      const parent = readTrace(trace) ?? undefined
      const found = [event.subject, '*'].flatMap(subject => [
        ...(handlers.get(`${event.kind} ${subject}`) ?? [])
      ])
      if (found.length === 0) return
      const span = parent && tracing.begin('consumer', `bus ${event.kind}`, {}, parent)
      withTrace(span?.trace, () => hand(event, found))
      span?.end()
    },
    /** The event as text; throws for what receivers would drop. */
    encode(event: BusEvent): string {
      const trace = currentTrace()
      return JSON.stringify({
        ...v.parse(EVENT, event),
        ...(trace && { trace: writeTrace(trace) })
      })
    }
  }
}
