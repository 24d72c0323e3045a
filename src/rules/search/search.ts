import { fold, isDense, wordsOf } from './fold.ts'
import type { Field, SearchIndex } from './search-index.ts'
import { slipsBetween, slipsOf } from './typos.ts'

export interface Found {
  /** The query's words as they were compared. */
  readonly terms: readonly string[]
  /** Places of games in the file, the best first; all of them where nothing was asked for. */
  readonly games: readonly number[]
  /** The query as it was understood, where it had to be read with slips. */
  readonly meant?: string
  /** Words that are marked in titles: the terms, or what was read in their place. */
  readonly marks: readonly string[]
}

/** Of a query that finds nothing: the games that are nearest, and the words that any game knows. */
export interface Nearest {
  readonly games: readonly number[]
  readonly understood: readonly string[]
}

const LONGEST = 100
const MOST_TERMS = 8

/** What a hit in each place is worth. */
const WEIGHTS: Readonly<Record<Field, number>> = {
  start: 1,
  title: 0.95,
  studio: 0.6,
  category: 0.4,
  feature: 0.35
}

const WHOLE_TITLE = 300
const TITLE_BEGINS = 90
const TITLE_HOLDS = 40
const EXACT = 100
const WORD_BEGINS = 70
const WITHIN_WORD = 40
const SLIPPED = 36

/** Words of the index that a term may mean, with how well. */
type Reading = Map<string, number>

const share = (term: string, word: string) => term.length / word.length

/** What the term is, begins or stands within. */
function plainReading(index: SearchIndex, term: string): Reading {
  const reading: Reading = new Map()
  const isLong = term.length > 2 || isDense(term)
  for (const word of index.words.keys()) {
    if (word === term) reading.set(word, EXACT)
    else if (word.startsWith(term)) reading.set(word, WORD_BEGINS + 25 * share(term, word))
    else if (isLong && word.includes(term)) reading.set(word, WITHIN_WORD + 20 * share(term, word))
  }
  return reading
}

/** What the term is with the fewest slips. */
function slippedReading(index: SearchIndex, term: string): Reading {
  for (let most = 1; most <= slipsOf(term.length); most++) {
    const reading: Reading = new Map()
    for (const word of index.words.keys()) {
      const slips = slipsBetween(term, word, most)
      if (slips !== undefined) reading.set(word, SLIPPED - 8 * slips)
    }
    if (reading.size > 0) return reading
  }
  return new Map()
}

const isCertain = (reading: Reading) => [...reading.values()].some(worth => worth >= WORD_BEGINS)

/** Slips count where nothing else does, and beside what a longer term merely stands within. */
function readingOf(index: SearchIndex, term: string, isSure: boolean): Reading {
  const plain = plainReading(index, term)
  const hasPlain = isCertain(plain) || (plain.size > 0 && term.length < 5)
  if (isSure && hasPlain) return plain
  return new Map([...slippedReading(index, term), ...plain])
}

interface Scores {
  readonly worth: Float32Array
  /** How many of the terms each game answers. */
  readonly answers: Uint8Array
}

function scored(index: SearchIndex, readings: readonly Reading[]): Scores {
  const count = index.titles.length
  const worth = new Float32Array(count)
  const answers = new Uint8Array(count)
  const best = new Float32Array(count)
  for (const reading of readings) {
    best.fill(0)
    for (const [word, quality] of reading)
      for (const { field, games } of index.words.get(word) ?? []) {
        const value = quality * WEIGHTS[field]
        for (const game of games) if (value > (best[game] ?? 0)) best[game] = value
      }
    for (let game = 0; game < count; game++) {
      if (best[game] === 0) continue
      worth[game] = (worth[game] ?? 0) + (best[game] ?? 0)
      answers[game] = (answers[game] ?? 0) + 1
    }
  }
  return { worth, answers }
}

/** What the title as a whole adds: being the query, beginning with it, holding it with or without spaces. */
function titleWorth(index: SearchIndex, game: number, query: string, joined: string): number {
  const title = index.titles[game] ?? ''
  if (title === query) return WHOLE_TITLE
  if (title.startsWith(query)) return TITLE_BEGINS + 10 * share(query, title)
  if (joined.length > 3 && index.joined[game]?.includes(joined)) return TITLE_HOLDS
  return 0
}

/** Games from the best to the worst; the house's order where they are worth the same. */
function ordered(games: readonly number[], worth: Float32Array): readonly number[] {
  // One number holds both, so that thousands are put in order without a function between two.
  const count = worth.length
  const keys = Float64Array.from(games, game => game - Math.round((worth[game] ?? 0) * 16) * count)
  return Array.from(keys.sort(), key => ((key % count) + count) % count)
}

/** The word that the best game answers a term with. */
function wordMeant(index: SearchIndex, reading: Reading, game: number): string | undefined {
  let meant: string | undefined
  let most = 0
  for (const [word, quality] of reading)
    for (const { field, games } of index.words.get(word) ?? []) {
      const value = quality * WEIGHTS[field]
      if (value <= most || !games.includes(game)) continue
      most = value
      meant = word
    }
  return meant
}

const termsOf = (query: string) => {
  const plain = fold(query.slice(0, LONGEST))
  return { plain, terms: [...new Set(wordsOf(plain))].slice(0, MOST_TERMS) }
}

function attempt(index: SearchIndex, plain: string, terms: readonly string[], isSure: boolean) {
  const readings = terms.map(term => readingOf(index, term, isSure))
  const { worth, answers } = scored(index, readings)
  const joined = plain.replaceAll(' ', '')
  const games: number[] = []
  for (let game = 0; game < worth.length; game++) {
    const added = titleWorth(index, game, plain, joined)
    worth[game] = (worth[game] ?? 0) + added
    if (answers[game] === terms.length || added > 0) games.push(game)
  }
  return { readings, games: ordered(games, worth) }
}

/**
 * Finds the games that answer every word of a query, by title, studio, category and feature, and
 * puts them in order: the very title, one that begins with the query, whole words, beginnings of
 * words, parts of words, and words with slips last.
 */
export function search(index: SearchIndex, query: string): Found {
  const { plain, terms } = termsOf(query)
  if (terms.length === 0)
    return { terms, games: query.trim() === '' ? [...index.titles.keys()] : [], marks: [] }
  const sure = attempt(index, plain, terms, true)
  const { games, readings } = sure.games.length > 0 ? sure : attempt(index, plain, terms, false)
  const [first] = games
  if (first === undefined) return { terms, games, marks: terms }
  const words = terms.map((term, place) => {
    const reading = readings[place] ?? new Map()
    const word = wordMeant(index, reading, first)
    return word === undefined || word.includes(term) ? term : word
  })
  const isSlipped = words.some((word, place) => word !== terms[place])
  return { terms, games, marks: words, ...(isSlipped && { meant: words.join(' ') }) }
}

/** Where nothing answers a query: what answers most of it. */
export function nearestTo(index: SearchIndex, query: string, count: number): Nearest {
  const { terms } = termsOf(query)
  const readings = terms.map(term => readingOf(index, term, false))
  const { worth, answers } = scored(index, readings)
  const games: number[] = []
  for (let game = 0; game < worth.length; game++) if (answers[game]) games.push(game)
  return {
    games: ordered(games, worth).slice(0, count),
    understood: terms.filter((_, place) => isCertain(readings[place] ?? new Map()))
  }
}
