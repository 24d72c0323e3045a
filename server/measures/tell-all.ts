import * as v from 'valibot'

import { readSentEvent, type SentEvent } from '#contract/events.ts'
import { fromJson } from '#contract/wire/json.ts'
import { bundles } from '../bus/bundles.ts'
import type { BusEvent } from '../bus/events.ts'
import type { Ports } from '../ports.ts'
import { takenEvents } from './taken-events.ts'
import { type TakenError, type TakenLoad, takenReports } from './taken-reports.ts'

const text = v.nullable(v.string())
const COMMON = { id: v.string(), at: v.number(), release: text, traceId: text }
const ERROR = v.object({ ...COMMON, message: v.string(), code: text, page: text })
const LOAD = v.object({ ...COMMON, page: v.string(), vitals: v.record(v.string(), v.number()) })

/** What a page has told in one post. */
interface Told {
  readonly events?: readonly SentEvent[]
  readonly errors?: readonly TakenError[]
  readonly loads?: readonly TakenLoad[]
}

function take(ports: Ports, { events = [], errors = [], loads = [] }: Told): void {
  takenEvents(ports).take(events)
  takenReports(ports).take(errors, loads)
}

const reading =
  <Output>(schema: v.GenericSchema<unknown, Output>) =>
  (value: unknown): Output | null => {
    const read = v.safeParse(schema, value)
    return read.success ? read.output : null
  }

function toldBy({ subject, data: { texts } }: BusEvent): Told {
  if (!Array.isArray(texts)) return {}
  const each = <Item>(read: (value: unknown) => Item | null): readonly Item[] =>
    texts.map(one => read(fromJson(String(one)))).filter(item => item !== null)
  switch (subject) {
    case 'events':
      return { events: each(readSentEvent) }
    case 'errors':
      return { errors: each(reading(ERROR)) }
    case 'loads':
      return { loads: each(reading(LOAD)) }
    default:
      return {}
  }
}

/** Takes what other processes were told by pages, since any of them may serve the console. */
export const hearAll = (ports: Ports): (() => void) =>
  ports.bus.subscribe('measures.told', '*', fact => take(ports, toldBy(fact)))

/** Takes what a page has told, and tells the other processes. */
export async function tellAll(ports: Ports, told: Told): Promise<void> {
  take(ports, told)
  const at = ports.clock.now().toISOString()
  const items: [string, readonly object[]][] = Object.entries(told)
  for (const [subject, list] of items)
    for (const texts of bundles(list.map(item => JSON.stringify(item))))
      await ports.bus.publish({ kind: 'measures.told', subject, version: 0, at, data: { texts } })
}
