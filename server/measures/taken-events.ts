import type { SentEvent } from '#contract/events.ts'

const MOST_KEPT = 500

/** The latest events that pages have posted, in the memory of each process: for a person to look at. */
export class TakenEvents {
  #events: readonly SentEvent[] = []
  readonly #listeners = new Set<() => void>()

  /** Takes events in, each once however often it is sent. */
  take(events: readonly SentEvent[]): void {
    const known = new Set(this.#events.map(({ id }) => id))
    const fresh = events.filter(({ id }) => !known.has(id) && known.add(id))
    if (fresh.length === 0) return
    this.#events = [...this.#events, ...fresh].slice(-MOST_KEPT)
    for (const listener of this.#listeners) listener()
  }

  /** The newest first, of one name where one is asked for. */
  list(name?: string): readonly SentEvent[] {
    const found = name === undefined ? this.#events : this.#events.filter(one => one.name === name)
    return found.toReversed()
  }

  /** Calls after events were taken, until what it returns is called. */
  onTaken(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }
}

const taken = new WeakMap<object, TakenEvents>()

/** The events of a platform, by its configuration. */
export function takenEvents({ config }: { readonly config: object }): TakenEvents {
  const known = taken.get(config) ?? new TakenEvents()
  taken.set(config, known)
  return known
}
