import { SHELF } from '#config/catalogue/games.ts'
import { MOST_RECENTLY_PLAYED } from '#contract/wire/recently-played.ts'
import type { Context } from '../../context.ts'

/** What lists for one player are arranged by. */
export interface Taste {
  /** Slugs, the latest first. */
  readonly recent: readonly string[]
  readonly studio: string | undefined
  /** High ranks are shown what is new before what is not. */
  readonly isNewFirst: boolean
}

const HIGH_RANK = 3

const GAMES = new Map(SHELF.map(game => [game.title.slug, game]))

/** The studio of most of the games, the latest played where several have as many. */
function studioOf(recent: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const slug of recent) {
    const studio = GAMES.get(slug)?.studio.slug
    if (studio) counts.set(studio, (counts.get(studio) ?? 0) + 1)
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a)
  return most?.[0]
}

const header = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '')

/** A taste of games that are on the shelf; undefined where they tell nothing. */
export function tasteFor(played: readonly string[], rank: number): Taste | undefined {
  const known = played.map(slug => slug.trim()).filter(slug => GAMES.has(slug))
  const recent = [...new Set(known)].slice(0, MOST_RECENTLY_PLAYED)
  const isNewFirst = rank >= HIGH_RANK
  if (recent.length === 0 && !isNewFirst) return undefined
  return { recent, studio: studioOf(recent), isNewFirst }
}

/**
 * What a player's browser tells by its headers. It tells what was played only with the player's
 * consent, so nothing of it is looked up here; of a visitor nothing is heard.
 */
export function tasteOf({ player, request: { headers } }: Context): Taste | undefined {
  if (!player) return undefined
  const played = header(headers['x-recently-played-games']).slice(0, 1000).split(',')
  const rank = Number.parseInt(header(headers['x-ranks']), 10)
  return tasteFor(played, Number.isNaN(rank) ? 0 : rank)
}
