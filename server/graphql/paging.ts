import { InvalidInput } from './faults.ts'

const MOST = 100

/** The size of a page that was asked for; throws InvalidInput when it is none. */
export function pageSize(key: string, asked: number, most = MOST): number {
  if (asked < 1) throw new InvalidInput(key, 'TOO_SMALL')
  if (asked > most) throw new InvalidInput(key, 'TOO_LARGE')
  return asked
}

/** A page of entries, of which one more than the page holds has been read. */
export function pageOf<T, Edge extends { readonly cursor: string }>(
  read: readonly T[],
  size: number,
  edgeOf: (entry: T, place: number) => Edge
) {
  const edges = read.slice(0, size).map(edgeOf)
  return {
    edges,
    pageInfo: { hasNextPage: read.length > size, endCursor: edges.at(-1)?.cursor ?? null }
  }
}
