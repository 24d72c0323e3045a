import { type InferOutput, nullable, object, pipe, string, url } from 'valibot'

import { parserOf } from './fit.ts'

const site = object({ url: pipe(string(), url()), socket: pipe(string(), url()) })

/**
 * Where pages have live prices from: below `url` are topics, search and statistics. `/config.json`
 * has it beside what every page needs, and only pages of sports read it.
 */
export type SportsSite = InferOutput<typeof site>

const read = parserOf(object({ sports: nullable(site) }))

/** Of what `/config.json` holds; null for a brand without sports. */
export const readSportsSite = (config: unknown): SportsSite | null => read(config)?.sports ?? null
