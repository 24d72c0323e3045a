import type { Counts, Filters } from '#rules/search/filters.ts'
import type { Found, Nearest } from '#rules/search/search.ts'

/** What one query came to. */
export interface Outcome {
  readonly query: string
  readonly filters: Filters
  readonly found: Found
  readonly games: readonly number[]
  readonly counts: Counts
  /** Of a query that nothing answers. */
  readonly nearest: Nearest | undefined
}

/** What the results ask of the search. */
export interface Acts {
  ask(query: string): void
  removeFilters(): void
  more(): void
}
