import { sceneOf, type Title } from '#config/catalogue/all-titles.ts'
import { SHELF } from '#config/catalogue/games.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { backdropImage } from '#config/catalogue/symbols.ts'

/** A studio's games in the house's order: the same order that its list is sifted in. */
export const gamesOfStudio = (slug: string | undefined): readonly Title[] =>
  SHELF.filter(({ studio }) => studio.slug === slug).map(({ title }) => title)

/** The studios that have brought a game, with their games. */
export const STUDIOS_WITH_GAMES = STUDIOS.map(({ slug, name }) => ({
  slug,
  name,
  games: gamesOfStudio(slug)
})).filter(({ games }) => games.length > 0)

/** The place that most of the games play in, for a picture that stands for all of them. */
export function groundOf(games: readonly Title[]): string | undefined {
  const places = [...Map.groupBy(games, sceneOf)].toSorted(([, a], [, b]) => b.length - a.length)
  return places[0] && backdropImage(places[0][0])
}
