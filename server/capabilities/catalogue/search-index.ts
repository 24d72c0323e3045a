import type { Game } from '#config/catalogue/games.ts'
import type { Locale } from '#config/locales.ts'
import { listName } from '../content/index.ts'
import { likeness, type Word, wordsOf } from './words.ts'

/** A word of the title counts more than one of the studio or a category. */
interface Weighed {
  readonly word: Word
  readonly weight: number
}

export interface Entry<T> {
  readonly entry: T
  readonly words: readonly Weighed[]
}

const INDEX = new Map<Locale, WeakMap<Game, Entry<Game>>>()

/** A game with the words by which it is found in a language. */
export function gameEntry(game: Game, locale: Locale): Entry<Game> {
  const index = INDEX.get(locale) ?? new WeakMap<Game, Entry<Game>>()
  INDEX.set(locale, index)
  const known = index.get(game)
  if (known) return known
  const { title, studio, features, categories } = game
  const rest = [
    studio.name,
    ...categories.map(slug => listName(locale, slug)),
    ...categories,
    ...features.map(feature => feature.replace(/[A-Z]/g, ' $&'))
  ]
  const entry = {
    entry: game,
    words: [...weighed(title.name, 1), ...weighed(rest.join(' '), 0.6)]
  }
  index.set(game, entry)
  return entry
}

/** A thing that is found by the words of its name. */
export const namedEntry = <T extends { readonly name: string }>(entry: T): Entry<T> => ({
  entry,
  words: weighed(entry.name, 1)
})

const weighed = (text: string, weight: number): readonly Weighed[] =>
  wordsOf(text).map(word => ({ word, weight }))

export interface Found<T> {
  readonly entry: T
  readonly score: number
  /** The known words that were taken for the typed ones. */
  readonly understood: readonly string[]
}

/** The entries in which every typed word is found, the best first; equals stay in their order. */
export function find<T>(typed: readonly Word[], entries: readonly Entry<T>[]): readonly Found<T>[] {
  return entries
    .flatMap(({ entry, words }) => {
      const best = typed.map(word => bestOf(word, words))
      if (best.some(({ score }) => score === 0)) return []
      const score = best.reduce((sum, each) => sum + each.score, 0)
      return [{ entry, score, understood: best.map(({ text }) => text) }]
    })
    .toSorted((a, b) => b.score - a.score)
}

function bestOf(typed: Word, words: readonly Weighed[]) {
  return words
    .map(({ word, weight }) => ({ text: word.text, score: likeness(typed, word) * weight }))
    .reduce((best, next) => (next.score > best.score ? next : best), { text: '', score: 0 })
}
