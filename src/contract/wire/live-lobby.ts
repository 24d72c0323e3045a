import {
  array,
  boolean,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  number,
  object,
  pipe
} from 'valibot'

import { slug, text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** So many past results a table tells at most. */
export const MOST_RESULTS = 10

const lobby = object({
  tables: array(
    object({
      game: slug,
      isOpen: boolean(),
      players: pipe(number(), integer(), minValue(0)),
      /** The newest first. */
      results: pipe(array(text), maxLength(MOST_RESULTS))
    })
  )
})

/** What a provider tells anybody of its live tables. */
export type LiveLobby = InferOutput<typeof lobby>

export const readLiveLobby = parserOf(lobby)
