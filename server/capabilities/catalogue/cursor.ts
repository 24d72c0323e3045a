import * as v from 'valibot'

import { type Game, SHELF } from '#config/catalogue/games.ts'
import { fromJson } from '#contract/wire/json.ts'
import { MOST_RECENTLY_PLAYED } from '#contract/wire/recently-played.ts'
import type { Key, Order } from './orders.ts'
import { type Taste, tasteFor } from './taste.ts'

const word = v.pipe(v.string(), v.maxLength(100))

const Cursor = v.object({
  /** The order that it is a place in. */
  o: word,
  /** The game that it stands behind, and its key, should the game be gone. */
  g: word,
  k: v.pipe(v.array(v.union([v.number(), word])), v.maxLength(3)),
  /** What the order was made of, so that playing between two pages moves nothing. */
  t: v.optional(v.pipe(v.array(word), v.maxLength(MOST_RECENTLY_PLAYED))),
  n: v.optional(v.boolean())
})

/** A place in an order: behind a game, whatever comes or goes around it. */
export interface Place {
  readonly order: string
  readonly game: string
  readonly key: Key
  readonly taste: Taste | undefined
}

const LONGEST = 1000
const HIGH = Number.MAX_SAFE_INTEGER
const NO_TASTE: Taste = { recent: [], studio: undefined, isNewFirst: false }

export function cursorOf(game: Game, { name, taste, keyOf }: Order): string {
  const told: v.InferInput<typeof Cursor> = {
    o: name,
    g: game.title.slug,
    k: [...keyOf(game)],
    ...(taste && { t: [...taste.recent], n: taste.isNewFirst })
  }
  return Buffer.from(JSON.stringify(told)).toString('base64url')
}

/** Undefined for what is no cursor. */
export function readCursor(cursor: string): Place | undefined {
  if (cursor.length > LONGEST) return undefined
  const read = v.safeParse(Cursor, fromJson(Buffer.from(cursor, 'base64url').toString()))
  if (!read.success) return undefined
  const { o: order, g: game, k: key, t: recent, n } = read.output
  return { order, game, key, taste: recent && (tasteFor(recent, n ? HIGH : 0) ?? NO_TASTE) }
}

const GAMES = new Map(SHELF.map(game => [game.title.slug, game]))

/** Where a place is in its order now: by its game, else by what was written down of it. */
export const keyAt = ({ game, key }: Place, { keyOf }: Order): Key => {
  const known = GAMES.get(game)
  const own = known ? keyOf(known) : []
  return own.length > 0 ? own : key
}
