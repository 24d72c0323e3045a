import type { SearchGames } from '#rules/search/search-file.ts'

/** Games of the same studio that share most with one. */
export function related({ games }: SearchGames, game: number, count: number): readonly number[] {
  const [, , studio, categories = []] = games[game] ?? []
  const shared = (other: number) =>
    (games[other]?.[3] ?? []).filter(place => categories.includes(place)).length
  return games
    .flatMap((row, place) => (place !== game && row[2] === studio ? [place] : []))
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, count)
}
