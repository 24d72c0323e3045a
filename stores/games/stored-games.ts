import { MOST_RECENTLY_PLAYED, readRecentlyPlayed } from '#contract/wire/recently-played.ts'
import { consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'

const KEY = 'recentlyPlayed'

interface Stored {
  readonly gameId: string
  readonly isLiveCasinoGame: boolean
}

export function storeGames(games: readonly Stored[]): void {
  const kept = games
    .slice(0, MOST_RECENTLY_PLAYED)
    .map(({ gameId, isLiveCasinoGame }) => ({ gameId, isLiveCasinoGame }))
  environment().local.set(KEY, JSON.stringify(kept))
}

/** What the header of the data API tells: the stored games, for who agreed to have them stored. */
export function storedGameIds(): readonly string[] {
  if (!consentsTo('preferences')) return []
  const stored = readRecentlyPlayed(environment().local.get(KEY) ?? '') ?? []
  return stored.map(({ gameId }) => gameId)
}
