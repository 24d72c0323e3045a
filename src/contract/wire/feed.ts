import { array, boolean, type InferOutput, integer, minValue, number, object, pipe } from 'valibot'

import { currencyCode, decimal, id, moment, slug, text } from './atoms.ts'
import { parserOf } from './fit.ts'

const feed = object({
  lastUpdated: moment,
  /** The pot of each game that has one. */
  jackpots: array(object({ id, game: slug, value: decimal, currency: currencyCode })),
  liveCasino: array(
    object({
      game: slug,
      table: text,
      isOpen: boolean(),
      players: pipe(number(), integer(), minValue(0)),
      /** What its last rounds gave, the newest first. */
      results: array(text),
      minBet: decimal,
      maxBet: decimal,
      currency: currencyCode
    })
  )
})

/** The answer of GET /api/feed?brand&operator&currency. */
export type Feed = InferOutput<typeof feed>

export const readFeed = parserOf(feed)
