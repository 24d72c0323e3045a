import type { BusEvent, EventKind } from '../bus/events.ts'
import { type Context, signedIn } from '../context.ts'
import { streamOf } from './stream.ts'

/** The stream of the player's events of a kind, each turned into what its subscription answers. */
export function factsOf<T>(
  context: Context,
  kind: EventKind,
  read: (event: BusEvent) => T | undefined
): AsyncGenerator<T, undefined> {
  const { playerId } = signedIn(context)
  return streamOf<T>(push =>
    context.ports.bus.subscribe(kind, playerId, event => {
      const fact = read(event)
      if (fact !== undefined) push(fact)
    })
  )
}
