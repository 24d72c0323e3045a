import { type InferOutput, nullable, object, pipe, string, url } from 'valibot'

import { parserOf } from './fit.ts'

const site = object({ url: pipe(string(), url()), socket: pipe(string(), url()) })

/**
 * Where pages have live prices from: below `url` are topics, search and statistics. `/config.json`
 * has it beside what every page needs, and only pages of sports read it.
 */
export type SportsSite = InferOutput<typeof site>

/** An outside book whose frame stands on the pages of sports; the house then has no prices of its own. */
const outside = object({ url: pipe(string(), url()) })

export type OutsideSite = InferOutput<typeof outside>

const read = parserOf(object({ sports: nullable(site) }))
const readOutside = parserOf(object({ sportsbook: nullable(outside) }))

/** Of what `/config.json` holds; null for a brand without sports. */
export const readSportsSite = (config: unknown): SportsSite | null => read(config)?.sports ?? null

/** The same of an outside book; null where the house's own book stands there, or none. */
export const readOutsideSite = (config: unknown): OutsideSite | null =>
  readOutside(config)?.sportsbook ?? null
