import { createContext, useContext } from 'react'

import type { Locale } from '#config/locales.ts'

/** What the tiles of a list of games share. */
export interface GameList {
  readonly locale: Locale
  /** Where a game's page is, up to its slug. */
  readonly path: string
  /** The mark of a live table. */
  readonly live: string
}

export const GameListContext = createContext<GameList | undefined>(undefined)

/** The list that a tile belongs to; an error where no provider stands above. */
export function useGameList(): GameList {
  const list = useContext(GameListContext)
  if (list === undefined) throw new Error('Game list context used outside its provider')
  return list
}
