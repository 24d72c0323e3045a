import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { ART } from '#config/catalogue/art.ts'
import { type Game, SHELF, stakeRange } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { GameDescriptor } from '#contract/wire/game-descriptor.ts'
import { bonusGamesOf } from '#rules/bonus/games.ts'
import type {
  Game as Answer,
  GameConnection,
  GameKind,
  LiveTable,
  Volatility
} from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'
import { cursorOf, keyAt, readCursor } from './cursor.ts'
import { hasJackpot } from './jackpots.ts'
import type { Live } from './live-tables.ts'
import { compareKeys, type Key, type Order, personalOrder } from './orders.ts'
import type { Taste } from './taste.ts'

const VOLATILITY = { low: 'LOW', medium: 'MEDIUM', high: 'HIGH' } as const satisfies Record<
  string,
  Volatility
>

const KIND = {
  slot: 'SLOT',
  roulette: 'ROULETTE',
  blackjack: 'BLACKJACK',
  videoPoker: 'VIDEO_POKER',
  wheel: 'WHEEL'
} as const satisfies Record<Game['kind'], GameKind>

const NEW = new Set(gamesOf('new').map(title => title.slug))

export const isNew = ({ title }: Game): boolean => NEW.has(title.slug)

const SHELF_BY_SLUG = new Map(SHELF.map(game => [game.title.slug, game]))

const imageOf = (slug: string): string => `/art/tiles/${slug}`

export const volatilityOf = ({ volatility }: Game): Volatility | null =>
  volatility ? VOLATILITY[volatility] : null

/** The currency that an amount is asked in; undefined when none, or none of the house's, is named. */
export const currencyOf = (code: unknown): CurrencyCode | undefined =>
  isCurrency(code) ? code : undefined

/** What an answer about games is given besides them. */
export interface Told {
  readonly currency: CurrencyCode | undefined
  readonly live: ReadonlyMap<string, Live>
}

export function gameAnswer(game: Game, idx: number, { currency, live }: Told): Answer {
  const { title, studio, categories, features, rtp, isLive } = game
  const range = currency && stakeRange(title.slug, currency)
  return {
    lookupId: title.slug,
    idx,
    slug: title.slug,
    name: title.name,
    studio: { name: studio.name, slug: studio.slug },
    categories: [...categories],
    features: [...features],
    image: imageOf(title.slug),
    colours: coloursOf(title.slug),
    isLiveCasinoGame: isLive,
    isNew: isNew(game),
    hasJackpot: hasJackpot(game),
    hasBonus: BONUS_TERMS.weights[bonusGamesOf(game)] > 0,
    hasFunMode: true,
    minBet: range ? { minor: range.least, currency } : null,
    maxBet: range ? { minor: range.most, currency } : null,
    rtp: Number(rtp),
    volatility: volatilityOf(game),
    kind: KIND[game.kind],
    released: title.released,
    maxWin: game.maxWin,
    live: isLive ? liveAnswer(live.get(title.slug)) : null
  }
}

const liveAnswer = (table: Live | undefined): LiveTable => ({
  isOpen: table?.isOpen ?? false,
  players: table?.players ?? 0,
  results: [...(table?.results ?? [])]
})

/** What a tile needs of a game, as the JSON of a descriptor. */
export const descriptorOf = ({ title, studio, isLive, rtp }: Game): GameDescriptor => ({
  gameId: title.slug,
  slug: title.slug,
  name: title.name,
  studio: studio.name,
  image: imageOf(title.slug),
  isLiveCasinoGame: isLive,
  rtp: Number(rtp)
})

function coloursOf(slug: string): string[] {
  const art: Readonly<Record<string, { readonly colour: string }>> = ART
  const { colour } = art[slug] ?? {}
  return colour === undefined ? [] : [colour]
}

interface Page extends Told {
  readonly first: number
  readonly after?: string | null | undefined
  readonly lastShownGameId?: string | null | undefined
  readonly order: Order
}

/**
 * The order of a page: the one that the page before it had, so that a list does not change under
 * somebody who goes through it; of the first page a player's own, where there is one.
 */
export function orderFor(after: string | null | undefined, plain: Order, taste?: Taste): Order {
  const place = after ? readCursor(after) : undefined
  const told = place ? place.taste : taste
  return told ? personalOrder(told, isNew) : plain
}

/** A page of a list of games that stand in its order. A cursor is the game it stands behind. */
export function connectionOf(games: readonly Game[], page: Page): GameConnection {
  const { first, order } = page
  const size = pageSize('first', first)
  const start = startOf(games, page)
  return {
    ...pageOf(games.slice(start, start + size + 1), size, (game, place) => ({
      cursor: cursorOf(game, order),
      node: gameAnswer(game, start + place, page)
    })),
    totalCount: games.length
  }
}

function startOf(games: readonly Game[], { after, lastShownGameId, order }: Page): number {
  const behind = (key: Key) => {
    const at = games.findIndex(game => compareKeys(order.keyOf(game), key) > 0)
    return at < 0 ? games.length : at
  }
  if (after !== null && after !== undefined) {
    const place = readCursor(after)
    if (place?.order !== order.name) throw new InvalidInput('after', 'UNKNOWN_CURSOR')
    return behind(keyAt(place, order))
  }
  const shown = lastShownGameId ? SHELF_BY_SLUG.get(lastShownGameId) : undefined
  return shown ? behind(order.keyOf(shown)) : 0
}
