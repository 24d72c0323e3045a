import { boolean, type InferOutput, nullish, number, object } from 'valibot'

import { id, slug, text } from './atoms.ts'
import { parserOf } from './fit.ts'

const descriptor = object({
  gameId: id,
  slug,
  name: text,
  studio: text,
  /** Path of the picture without size and format. */
  image: text,
  isLiveCasinoGame: boolean(),
  rtp: nullish(number(), null)
})

/** The JSON of a game descriptor: what a tile needs. */
export type GameDescriptor = InferOutput<typeof descriptor>

export const readGameDescriptor = parserOf(descriptor)
