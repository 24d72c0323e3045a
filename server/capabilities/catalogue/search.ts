import type { Game } from '#config/catalogue/games.ts'
import { CATEGORY_SLUGS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import type { Context } from '../../context.ts'
import type { GameFilter, QueryResolvers } from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { listName } from '../content/index.ts'
import { connectionOf, volatilityOf } from './answers.ts'
import { scopeOf } from './scope.ts'
import { type Entry, find, gameEntry, namedEntry } from './search-index.ts'
import { shelfOf } from './shelf.ts'
import { favouritesOf } from './store.ts'
import { type Word, wordsOf } from './words.ts'

const LONGEST = 100
const MOST_WORDS = 8

const STUDIO_ENTRIES = STUDIOS.map(({ name, slug }) => namedEntry({ name, slug }))

/** Finds games, studios and categories by what was typed, and forgives typing mistakes. */
export const search: NonNullable<QueryResolvers['search']> = async (_root, asked, context) => {
  if (asked.query.length > LONGEST) throw new InvalidInput('query', 'TOO_LONG')
  const typed = wordsOf(asked.query).slice(0, MOST_WORDS)
  const { first, after } = asked
  const { locale, currency } = scopeOf(asked, context)
  const { games } = await shelfOf(context.ports)
  const isWanted = await filterOf(asked.filter ?? {}, context)
  const found = find(
    typed,
    games.filter(isWanted).map(game => gameEntry(game, locale))
  )
  const categories = CATEGORY_SLUGS.map(slug =>
    namedEntry({ slug, name: listName(locale, slug), lists: [] })
  )
  return {
    games: connectionOf(
      found.map(({ entry }) => entry),
      { first, after, currency }
    ),
    studios: named(typed, STUDIO_ENTRIES),
    categories: named(typed, categories),
    correction: correctionOf(typed, found[0]?.understood ?? [])
  }
}

async function filterOf(filter: GameFilter, { ports, player }: Context) {
  const has = (wanted: readonly string[] | null | undefined, own: readonly string[]) =>
    !wanted || wanted.length === 0 || wanted.some(each => own.includes(each))
  const marked =
    filter.favourites && player ? await favouritesOf(ports.db.kysely, player.id) : undefined
  return (game: Game): boolean =>
    has(filter.studios, [game.studio.slug]) &&
    has(filter.categories, game.categories) &&
    has(filter.features, game.features) &&
    has(filter.volatility, [volatilityOf(game) ?? '']) &&
    (marked?.includes(game.title.slug) ?? true)
}

/** Things of which every typed word is found in the name; nothing typed finds none. */
const named = <T>(typed: readonly Word[], entries: readonly Entry<T>[]): T[] =>
  typed.length === 0 ? [] : find(typed, entries).map(({ entry }) => entry)

/** What was understood, when it is not how it was typed. */
function correctionOf(typed: readonly Word[], understood: readonly string[]): string | null {
  const isMeant = typed.every(({ text }, at) => understood[at]?.includes(text) ?? true)
  return isMeant ? null : understood.join(' ')
}
