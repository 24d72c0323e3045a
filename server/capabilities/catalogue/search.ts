import { CATEGORY_SLUGS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import type { QueryResolvers } from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { listName } from '../content/index.ts'
import { shelfOf } from '../shelf/index.ts'
import { connectionOf } from './answers.ts'
import { wantedBy } from './filters.ts'
import { liveTables } from './live-tables.ts'
import { foundOrder } from './orders.ts'
import { scopeOf } from './scope.ts'
import { type Entry, find, gameEntry, namedEntry } from './search-index.ts'
import { type Word, wordsOf } from './words.ts'

const LONGEST = 100
const MOST_WORDS = 8

const STUDIO_ENTRIES = STUDIOS.map(({ name, slug }) => namedEntry({ name, slug }))

/** Finds games, studios and categories by what was typed, and forgives typing mistakes. */
export const search: NonNullable<QueryResolvers['search']> = async (_root, asked, context) => {
  if (asked.query.length > LONGEST) throw new InvalidInput('query', 'TOO_LONG')
  const typed = wordsOf(asked.query).slice(0, MOST_WORDS)
  const { first, after } = asked
  const scope = scopeOf(asked, context)
  const { locale, currency } = scope
  const shelf = await shelfOf(context.ports)
  const isWanted = await wantedBy(asked.filter ?? {}, scope, context)
  const found = find(
    typed,
    shelf.games.filter(isWanted).map(game => gameEntry(game, locale))
  )
  const categories = CATEGORY_SLUGS.map(slug =>
    namedEntry({ slug, name: listName(locale, slug), lists: [] })
  )
  const games = found.map(({ entry }) => entry)
  return {
    games: connectionOf(games, {
      first,
      after,
      order: foundOrder(games),
      currency,
      live: await liveTables(context.ports)
    }),
    studios: named(typed, STUDIO_ENTRIES),
    categories: named(typed, categories),
    correction: correctionOf(typed, found[0]?.understood ?? [])
  }
}

/** Things of which every typed word is found in the name; nothing typed finds none. */
const named = <T>(typed: readonly Word[], entries: readonly Entry<T>[]): T[] =>
  typed.length === 0 ? [] : find(typed, entries).map(({ entry }) => entry)

/** What was understood, when it is not how it was typed. */
function correctionOf(typed: readonly Word[], understood: readonly string[]): string | null {
  const isMeant = typed.every(({ text }, at) => understood[at]?.includes(text) ?? true)
  return isMeant ? null : understood.join(' ')
}
