/** A page that is loaded, or a line that comes back, takes less. */
const KEPT_MS = 5 * 60 * 1000
const MOST = 10_000

interface Kept {
  readonly win: string
  readonly player: string
  /** Null once it has been told: what comes later about it is late. */
  readonly message: object | null
  readonly until: number
}

/** Wins of players who had no socket open when it happened: they are told with the next one. */
export class Untold {
  readonly #kept = new Map<string, Kept>()

  keep(win: string, player: string, message: object): void {
    // Processes hear of each other at their own pace: another may have told it already.
    if (!this.#kept.has(`${win} ${player}`)) this.#put({ win, player, message })
  }

  /** This process, or another one, has told it. */
  told(win: string, player: string): void {
    this.#put({ win, player, message: null })
  }

  of(player: string): readonly { readonly win: string; readonly message: object }[] {
    const now = performance.now()
    return [...this.#kept.values()].flatMap(kept =>
      kept.player === player && kept.message && kept.until > now
        ? [{ win: kept.win, message: kept.message }]
        : []
    )
  }

  #put(kept: Omit<Kept, 'until'>): void {
    const now = performance.now()
    const key = `${kept.win} ${kept.player}`
    this.#kept.delete(key)
    for (const [old, { until }] of this.#kept) {
      if (until > now && this.#kept.size < MOST) break
      this.#kept.delete(old)
    }
    this.#kept.set(key, { ...kept, until: now + KEPT_MS })
  }
}
