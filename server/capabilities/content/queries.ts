import { gamesOf } from '#config/catalogue/rows.ts'
import type { FixedList } from '#config/routes.ts'
import { ROUTES } from '#config/routes.ts'
import type { LobbyMenuItem, QueryResolvers, RootResolvers } from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { labelOf, listName, textOf } from './texts.ts'

const MOST_KEYS = 500

function checkKeys(keys: readonly string[]): void {
  if (keys.length > MOST_KEYS) throw new InvalidInput('keys', 'TOO_MANY')
}

export const labels: NonNullable<RootResolvers['labels']> = (_root, { keys }, { request }) => {
  checkKeys(keys)
  return keys.map(key => ({ key, value: labelOf(request.locale, key) ?? null }))
}

export const translations: NonNullable<QueryResolvers['translations']> = (
  _root,
  { keys },
  { request }
) => {
  checkKeys(keys)
  return keys.map(key => ({ key, value: textOf(request.locale, key) ?? null }))
}

const LISTS = [
  'hot-games',
  'new',
  'slots',
  'megaways',
  'bonus',
  'jackpots',
  'live-casino',
  'table-games',
  'roulette',
  'blackjack'
] as const satisfies readonly FixedList[]

/** The lists that hold a game, then the studios. */
export const lobbyMenu: NonNullable<QueryResolvers['lobbyMenu']> = (
  _root,
  { menuKey },
  { request }
) => {
  if (menuKey !== 'lobbyMenu') return null
  const { locale } = request
  const lists: LobbyMenuItem[] = LISTS.filter(slug => gamesOf(slug).length > 0).map(slug => ({
    key: slug,
    label: listName(locale, slug),
    path: `/${slug}/`,
    icon: slug
  }))
  const studios = {
    key: 'studios',
    label: textOf(locale, 'site.studios') ?? 'studios',
    path: ROUTES.gameStudios.path,
    icon: 'studios'
  }
  return { items: [...lists, studios] }
}
