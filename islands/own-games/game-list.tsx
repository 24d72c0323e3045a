import { createContext, useContext } from 'react'

import type { Locale } from '#config/locales.ts'
import type { FeedFigures } from '#stores/games/feed.ts'
import type { Words } from './props.ts'

/** What the tiles of a list of games share. */
export interface GameList {
  readonly locale: Locale
  readonly words: Words
  /** Where a game's page is, up to its slug. */
  readonly path: string
  /** Figures of live tables and pots; undefined until they have come. */
  readonly feed: FeedFigures | undefined
}

export const GameListContext = createContext<GameList | undefined>(undefined)

/** The list that a tile belongs to; an error where no provider stands above. */
export function useGameList(): GameList {
  const list = useContext(GameListContext)
  if (list === undefined) throw new Error('Game list context used outside its provider')
  return list
}
