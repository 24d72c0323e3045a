import { array, type InferOutput, nullable, number, object, parseJson, pipe, string } from 'valibot'

import { parserOf } from './fit.ts'

const found = object({
  /** Of a match what names it; prices come with its page. */
  events: array(
    object({
      id: string(),
      sport: string(),
      competition: string(),
      startsAt: number(),
      status: string(),
      sides: array(object({ id: string(), name: string() }))
    })
  ),
  competitions: array(object({ id: string(), name: string(), sport: string() })),
  /** `event` is the one of its matches that lists have first; null where it has none. */
  teams: array(
    object({ id: string(), name: string(), competition: string(), event: nullable(string()) })
  )
})
export type SportsFound = InferOutput<typeof found>

const read = parserOf(pipe(string(), parseJson(), found))

/** What `/v1/search?q=` answers; null for what is none. */
export const readSportsFound = (text: string): SportsFound | null => read(text)
