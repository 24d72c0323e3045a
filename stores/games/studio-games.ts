import { StudioGamesDocument } from '#contract/generated/data/graphql.ts'
import { askData } from '../calls/data.ts'
import { type ListedGame, pageOf } from './listed-game.ts'
import { type GamePages, pagedGames } from './paged-games.ts'
import { scopeVariables } from './scope.ts'

const FIRST = 20
const MORE = 30
const SPOTLIGHT = 10

const studios = new Map<string, GamePages>()

/** A studio's games: twenty at first, then thirty at a time. */
export function studioGames(slug: string): GamePages {
  const made = studios.get(slug) ?? makeStudio(slug)
  studios.set(slug, made)
  return made
}

const makeStudio = (slug: string) =>
  pagedGames({
    name: JSON.stringify(['studio', slug]),
    async load({ scope, after }) {
      const answer = await askData(StudioGamesDocument, {
        slug,
        first: after === null ? FIRST : MORE,
        after,
        ...scopeVariables(scope)
      })
      return answer.studio ? pageOf(answer.studio.games, scope.currency) : undefined
    }
  })

/** The ten that stand large before a studio's others. */
export const inSpotlight = (games: readonly ListedGame[]) => ({
  spotlight: games.slice(0, SPOTLIGHT),
  others: games.slice(SPOTLIGHT)
})
