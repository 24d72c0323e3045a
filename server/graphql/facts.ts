import type { BusEvent, EventKind } from '../bus/events.ts'
import { type Context, signedIn } from '../context.ts'
import { streamOf } from './stream.ts'

/**
 * Calls the handler for what is said of a subject until undone, from the moment on from which a
 * stream hears: not first when it has been proved whose it is, since its client may have read the
 * state by then.
 */
export function hear(
  { ports, request }: Context,
  kind: EventKind,
  subject: string,
  handler: (event: BusEvent) => void
): () => void {
  return ports.bus.subscribe(kind, subject, handler, request.hearsSince)
}

/** The stream of the player's events of a kind, each turned into what its subscription answers. */
export function factsOf<T>(
  context: Context,
  kind: EventKind,
  read: (event: BusEvent) => T | undefined
): AsyncGenerator<T, undefined> {
  const { playerId } = signedIn(context)
  return streamOf<T>(push =>
    hear(context, kind, playerId, event => {
      const fact = read(event)
      if (fact !== undefined) push(fact)
    })
  )
}
