import { GamesSliceDocument } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { pageOf } from './listed-game.ts'
import { type GamePages, pagedGames } from './paged-games.ts'
import { scopeVariables } from './scope.ts'

const SLICE = 10
const LAST_SLICE = 2

export interface GamesShown {
  /** Ids of the games that the page shows already; they are the row's first slice. */
  readonly shown?: readonly string[]
  /** The row continues behind the last of them; without it the list is gone through from its head. */
  readonly isInOrder?: boolean
}

const rows = new Map<string, GamePages>()

/** A row of a list, in slices of ten, three at the most. */
export function gameRow(slug: string, { shown = [], isInOrder = false }: GamesShown = {}) {
  const name = JSON.stringify(['row', slug, isInOrder, shown])
  const made = rows.get(name) ?? makeRow(name, slug, shown, isInOrder)
  rows.set(name, made)
  return made
}

const makeRow = (name: string, slug: string, shown: readonly string[], isInOrder: boolean) =>
  pagedGames({
    name,
    shown,
    isLast: place => place >= LAST_SLICE,
    async load({ scope, after, last }) {
      const lastShown = last?.lookupId ?? (isInOrder ? shown.at(-1) : undefined)
      const answer = await askData(GamesSliceDocument, {
        listOfGamesSlug: slug,
        first: SLICE,
        after,
        lastShownGameId: lastShown ?? null,
        ...scopeVariables(scope)
      })
      const games = answer.personalized.listOfGames?.games
      return games && pageOf(games, scope.currency)
    }
  })
