import { array, boolean, type InferOutput, maxLength, object, pipe } from 'valibot'

import { id } from './atoms.ts'
import { parserOf } from './fit.ts'
import { fromJson } from './json.ts'

export const MOST_RECENTLY_PLAYED = 5

const played = pipe(
  array(object({ gameId: id, isLiveCasinoGame: boolean() })),
  maxLength(MOST_RECENTLY_PLAYED)
)

/** The games that a browser keeps, and sends as the header x-recently-played-games. */
export type RecentlyPlayed = InferOutput<typeof played>

const read = parserOf(played)

export const readRecentlyPlayed = (text: string): RecentlyPlayed | null => read(fromJson(text))
