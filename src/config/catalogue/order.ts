import type { Title } from './all-titles.ts'

/** A number from a word, the same on every machine, for orders that look like chance and are none. */
export function numberOf(word: string): number {
  let hash = 2166136261
  for (const letter of word) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619) >>> 0
  return hash
}

/** Deals titles out so that neighbours differ in their pictures as long as the families allow it. */
export function dealt<T extends Pick<Title, 'family' | 'slug'>>(
  titles: readonly T[]
): readonly T[] {
  const piles = [...Map.groupBy(titles, title => title.family).values()].map(pile =>
    pile.toSorted((a, b) => numberOf(a.slug) - numberOf(b.slug))
  )
  // The title at place k of n in its pile belongs at k/n of the whole: large piles spread evenly.
  return piles
    .flatMap(pile => pile.map((title, place) => ({ title, at: (place + 0.5) / pile.length })))
    .toSorted((a, b) => a.at - b.at || numberOf(a.title.slug) - numberOf(b.title.slug))
    .map(({ title }) => title)
}
