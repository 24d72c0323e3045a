import type { FeedSourceName, SettledOutcomes, StoredResult, VoidWindow } from '../tables.ts'

/** How the results of a market make it stand. */
export interface Standing {
  /** Null while it is not settled. */
  readonly settled: SettledOutcomes | null
  readonly void: readonly VoidWindow[]
}

type Result = Pick<StoredResult, 'from_at' | 'kind' | 'no' | 'outcomes' | 'source' | 'until_at'>

const latestFirst = (one: Result, other: Result) => Number(other.no - one.no)

/** Who says most about a market: what the house rules stands until it takes that back. */
const SOURCES: readonly FeedSourceName[] = ['house', 'feed']

function settledBy(results: readonly Result[]): SettledOutcomes | null {
  const [latest] = results
    .filter(({ kind }) => kind === 'settlement' || kind === 'settlement-rollback')
    .toSorted(latestFirst)
  return latest?.kind === 'settlement' ? latest.outcomes : null
}

function voidBy(results: readonly Result[]): readonly VoidWindow[] {
  const [rollback] = results.filter(({ kind }) => kind === 'cancel-rollback').toSorted(latestFirst)
  return results
    .filter(({ kind, no }) => kind === 'cancel' && (!rollback || no > rollback.no))
    .toSorted(latestFirst)
    .map(({ from_at: from, until_at: until }) => ({
      from: from?.getTime() ?? null,
      until: until?.getTime() ?? null
    }))
}

/**
 * How a market stands by everything that was told of its result, in whatever order and however often
 * it was told: of settlements and their rollbacks the highest number counts, and of cancellations all
 * after the last of their rollbacks. What is void stays void when the market is settled.
 */
export function standingOf(results: readonly Result[]): Standing {
  const bySource = SOURCES.map(source => results.filter(result => result.source === source))
  return {
    settled: bySource.map(settledBy).find(settled => settled !== null) ?? null,
    void: bySource.flatMap(voidBy)
  }
}

const isAll = ({ from, until }: VoidWindow) => from === null && until === null

/** Whether every bet on the market is void. */
export const isVoid = (standing: Standing): boolean => standing.void.some(isAll)

/** Whether a bet that was placed at a moment is void: at its first millisecond, not at its last. */
export const isVoidAt = ({ void: windows }: Standing, placedAt: Date): boolean =>
  windows.some(
    ({ from, until }) =>
      (from === null || placedAt.getTime() >= from) &&
      (until === null || placedAt.getTime() < until)
  )
