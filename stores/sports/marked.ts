import { readLiveFrame } from '#contract/wire/sports-live.ts'
import { MOST_ASKED } from '#rules/sports/marked.ts'
import { askEvery } from './ask-every.ts'
import type { LiveEvent } from './live.ts'

const EVERY = 10_000

/**
 * Tells the matches that lists have of some competitions and matches, in the order of lists, until it
 * is ended; of too many marks the newest, which stand last, are asked for.
 */
export function followMarked(
  marks: readonly string[],
  heard: (events: readonly LiveEvent[]) => void
): () => void {
  const ids = marks.slice(-MOST_ASKED)
  if (ids.length === 0) {
    heard([])
    return () => {}
  }
  return askEvery(EVERY, `/v1/marked?ids=${ids.join()}`, text => {
    const frame = readLiveFrame(text)
    if (frame?.type === 'all') heard(frame.events)
  })
}
