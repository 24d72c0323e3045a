import type { FeedBody } from '#contract/wire/sports-feed.ts'

/** A fact on the bus is told in less than eight thousand bytes, with all that is around it. */
const LARGEST = 4500
/** Of a match that has long been played, or of a clock that was moved, the last that happened are told. */
const MOST_INCIDENTS = 20

const sizeOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(JSON.stringify(value)))

/** Parts of a list, each small enough to be told at once. */
function parts<Each>(list: readonly Each[], room: number): Each[][] {
  const found: Each[][] = [[]]
  let left = room
  for (const each of list) {
    const size = sizeOf(each)
    if (size > left && found.at(-1)?.length) {
      found.push([])
      left = room
    }
    found.at(-1)?.push(each)
    left -= size
  }
  return found
}

/** A message as several that say the same together, where it is too large for one. */
export function split(body: FeedBody): readonly FeedBody[] {
  const size = sizeOf(body)
  if (size <= LARGEST) return [body]
  switch (body.kind) {
    case 'odds': {
      const incidents = body.incidents.slice(-MOST_INCIDENTS)
      const room = LARGEST - sizeOf({ ...body, incidents, markets: [] })
      return parts(body.markets, room).map((markets, index) => ({
        ...body,
        markets,
        incidents: index === 0 ? incidents : []
      }))
    }
    case 'settlement':
      return parts(body.markets, LARGEST).map(markets => ({ ...body, markets }))
    case 'settlement-rollback':
    case 'cancel':
    case 'cancel-rollback':
      return parts(body.markets, LARGEST).map(markets => ({ ...body, markets }))
    default:
      return [body]
  }
}

/** Texts in bundles that one fact of the bus can carry. */
export const bundles = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.length === 0 ? [] : parts(texts, LARGEST)
