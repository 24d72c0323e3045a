import { GameRoundsDocument, type GameRoundsQuery } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'

type Viewer = NonNullable<GameRoundsQuery['viewer']>

export type Round = Viewer['gameRounds']['edges'][number]['node']

/** Which rounds are wanted; days as YYYY-MM-DD in the player's own time, the empty text for any. */
export interface RoundFilter {
  readonly game: string
  readonly from: string
  readonly until: string
}

export const ANY_ROUND: RoundFilter = { game: '', from: '', until: '' }

/** When a day begins where the player is, so many days later. */
function beginOf(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  return new Date(year, month - 1, date + later).toISOString()
}

/** A page of the player's rounds, the latest first; undefined where it could not be read. */
export async function readPage(filter: RoundFilter, first: number, after: string | null) {
  const { game, from, until } = filter
  const wanted = { game: game || null, from: beginOf(from), until: beginOf(until, 1) }
  const answer = await unlessFailed(ask(GameRoundsDocument, { first, after, filter: wanted }))
  const page = answer?.viewer?.gameRounds
  if (!page) return undefined
  const { hasNextPage, endCursor } = page.pageInfo
  const next = hasNextPage && endCursor !== null ? endCursor : undefined
  return { rounds: page.edges.map(({ node }) => node), next }
}
