import {
  quarterText,
  readSettledMarkets,
  readSportsResults,
  type SettledMarkets,
  type SportsResults
} from '#contract/wire/sports-results.ts'
import { readSportsStatistics, type SportsStatistics } from '#contract/wire/sports-statistics.ts'
import { type Asking, askAgain, type Question } from './ask-again.ts'

export type { EndedEvent, SettledMarkets, SportsResults } from '#contract/wire/sports-results.ts'
export type { SportsStatistics } from '#contract/wire/sports-statistics.ts'
export type { Answer, Asking } from './ask-again.ts'

type Told<Value> = Omit<Question<Value>, 'path' | 'read'>

/** Asks for the figures of a match as its provider has them. */
export const askStatistics = (event: string, told: Told<SportsStatistics>): Asking =>
  askAgain({ path: `/v1/statistics/${event}`, read: readSportsStatistics, ...told })

/** Asks how the markets of an event ended. */
export const askSettled = (event: string, told: Told<SettledMarkets>): Asking =>
  askAgain({ path: `/v1/results/${event}`, read: readSettledMarkets, ...told })

/** Asks which events are over of a span, in milliseconds since 1970, and of one sport or of all. */
export function askResults(
  { from, until, sport }: { readonly from: number; readonly until: number; readonly sport: string },
  told: Told<SportsResults>
): Asking {
  const query = new URLSearchParams({ from: quarterText(from), until: quarterText(until) })
  if (sport !== '') query.set('sport', sport)
  return askAgain({ path: `/v1/results?${query}`, read: readSportsResults, ...told })
}
