import type { FeedBody } from '#contract/wire/sports-feed.ts'
import { LARGEST_PART, parts, sizeOf } from '../bus/bundles.ts'

/** Of a match that has long been played, or of a clock that was moved, the last that happened are told. */
const MOST_INCIDENTS = 20

/** A message as several that say the same together, where it is too large for one. */
export function split(body: FeedBody): readonly FeedBody[] {
  const size = sizeOf(body)
  if (size <= LARGEST_PART) return [body]
  switch (body.kind) {
    case 'odds': {
      const incidents = body.incidents.slice(-MOST_INCIDENTS)
      const room = LARGEST_PART - sizeOf({ ...body, incidents, markets: [] })
      return parts(body.markets, room).map((markets, index) => ({
        ...body,
        markets,
        incidents: index === 0 ? incidents : []
      }))
    }
    case 'settlement':
      return parts(body.markets, LARGEST_PART).map(markets => ({ ...body, markets }))
    case 'settlement-rollback':
    case 'cancel':
    case 'cancel-rollback':
      return parts(body.markets, LARGEST_PART).map(markets => ({ ...body, markets }))
    default:
      return [body]
  }
}
