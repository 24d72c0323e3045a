import { EVENT_NAMES, type SentEvent } from '#contract/events.ts'
import { takenEvents } from '../../measures/taken-events.ts'
import type { Ports } from '../../ports.ts'
import { platformControl } from '../control.ts'
import { list, MOMENT, object, TEXT } from '../schemas.ts'

const MOST_LISTED = 100

export interface EventView {
  readonly eventId: string
  readonly name: SentEvent['name']
  readonly at: string
  /** What the event says beside that, by the names of its fields. */
  readonly details: Readonly<Record<string, string>>
}

export const listEvents = platformControl({
  id: 'listEvents',
  method: 'GET',
  path: '/events',
  summary: `The latest events of visits that pages have told, ${MOST_LISTED} at most, the newest first.`,
  fields: {
    name: {
      type: 'choice',
      options: EVENT_NAMES,
      optional: true,
      description: 'The kind of event'
    }
  },
  answer: object({
    events: list(object({ eventId: TEXT, name: TEXT, at: MOMENT, details: { type: 'object' } }))
  }),
  run: async (ports, { name }) => ({ events: findEvents(ports, name) })
})

const textsOf = (details: object): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([part, text]) => [`${key}_${part}`, String(text)])
        : [[key, String(value)]]
    )
  )

/** What pages have told lately, all of it or of one kind. */
export const findEvents = (ports: Ports, name?: string): readonly EventView[] =>
  takenEvents(ports)
    .list(name)
    .slice(0, MOST_LISTED)
    .map(({ id, name, at, operator: _operator, ...details }) => ({
      eventId: id,
      name,
      at: new Date(at).toISOString(),
      details: textsOf(details)
    }))
