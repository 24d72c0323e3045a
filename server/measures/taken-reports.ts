const MOST_KINDS = 200
const MOST_LOADS = 100

interface Taken {
  readonly id: string
  /** Milliseconds since 1970, by the page's own clock. */
  readonly at: number
  readonly release: string | null
  readonly traceId: string | null
}

export interface TakenError extends Taken {
  readonly message: string
  readonly code: string | null
  readonly page: string | null
}

/** How a page came up for somebody; times in milliseconds, shifts as a share of the screen. */
export interface TakenLoad extends Taken {
  readonly page: string
  readonly vitals: Readonly<Record<string, number>>
}

/** Errors that are alike, by the latest of them. */
export interface ErrorKind extends TakenError {
  readonly count: number
}

const likenessOf = ({ message, code, page, release }: TakenError) =>
  JSON.stringify([message, code, page, release])

/** The latest errors and loads that pages have reported, in the memory of each process: for a person to look at. */
export class TakenReports {
  readonly #kinds = new Map<string, ErrorKind>()
  readonly #known = new Set<string>()
  #loads: readonly TakenLoad[] = []
  readonly #listeners = new Set<() => void>()

  /** Takes reports in, each once however often it is sent. */
  take(errors: readonly TakenError[], loads: readonly TakenLoad[]): void {
    for (const error of errors) if (this.#isNews(error)) this.#count(error)
    const fresh = loads.filter(load => this.#isNews(load))
    this.#loads = [...this.#loads, ...fresh].slice(-MOST_LOADS)
    for (const listener of this.#listeners) listener()
  }

  /** The latest first. */
  errors(): readonly ErrorKind[] {
    return [...this.#kinds.values()].toReversed()
  }

  /** The latest first. */
  loads(): readonly TakenLoad[] {
    return this.#loads.toReversed()
  }

  /** Calls after reports were taken, until what it returns is called. */
  onTaken(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  #isNews({ id }: Taken): boolean {
    if (this.#known.has(id)) return false
    this.#known.add(id)
    for (const oldest of this.#known) {
      if (this.#known.size <= MOST_KINDS + MOST_LOADS) break
      this.#known.delete(oldest)
    }
    return true
  }

  #count(error: TakenError): void {
    const likeness = likenessOf(error)
    const count = (this.#kinds.get(likeness)?.count ?? 0) + 1
    this.#kinds.delete(likeness)
    this.#kinds.set(likeness, { ...error, count })
    for (const oldest of this.#kinds.keys()) {
      if (this.#kinds.size <= MOST_KINDS) break
      this.#kinds.delete(oldest)
    }
  }
}

const taken = new WeakMap<object, TakenReports>()

/** The reports of a platform, by its configuration. */
export function takenReports({ config }: { readonly config: object }): TakenReports {
  const known = taken.get(config) ?? new TakenReports()
  taken.set(config, known)
  return known
}
