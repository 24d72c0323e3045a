import type { Title } from '#config/catalogue/all-titles.ts'
import { MORE } from '#rules/slices.ts'

/** The pages of a list after its own, by their numbers: the first holds so many games, each other MORE. */
export function nextPages(games: readonly Title[], first: number) {
  const rest = games.slice(first)
  const count = Math.ceil(rest.length / MORE)
  return Array.from({ length: count }, (_, place) => ({
    page: String(place + 2),
    games: rest.slice(place * MORE, (place + 1) * MORE),
    isLast: place === count - 1
  }))
}

export type NextPage = ReturnType<typeof nextPages>[number]
