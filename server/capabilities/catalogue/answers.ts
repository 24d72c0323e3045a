import { ART } from '#config/catalogue/art.ts'
import { type Game, stakeRange } from '#config/catalogue/games.ts'
import { gamesOf } from '#config/catalogue/rows.ts'
import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import type { GameDescriptor } from '#contract/wire/game-descriptor.ts'
import type { Game as Answer, GameConnection, GameKind, Volatility } from '../../generated/data.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { pageOf, pageSize } from '../../graphql/paging.ts'

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

export const imageOf = (slug: string): string => `/art/tiles/${slug}`

export const volatilityOf = ({ volatility }: Game): Volatility | null =>
  volatility ? VOLATILITY[volatility] : null

/** The currency that an amount is asked in; undefined when none, or none of the house's, is named. */
export const currencyOf = (code: unknown): CurrencyCode | undefined =>
  isCurrency(code) ? code : undefined

export function gameAnswer(game: Game, idx: number, currency: CurrencyCode | undefined): Answer {
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
    isNew: NEW.has(title.slug),
    hasJackpot: false,
    hasBonus: true,
    hasFunMode: true,
    minBet: range ? { minor: range.least, currency } : null,
    maxBet: range ? { minor: range.most, currency } : null,
    rtp: Number(rtp),
    volatility: volatilityOf(game),
    kind: KIND[game.kind],
    released: title.released,
    maxWin: game.maxWin
  }
}

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

interface Page {
  readonly first: number
  readonly after?: string | null | undefined
  readonly lastShownGameId?: string | null | undefined
  readonly currency: CurrencyCode | undefined
}

/** A page of a list of games. A cursor is the game it stands behind. */
export function connectionOf(games: readonly Game[], page: Page): GameConnection {
  const { first, currency } = page
  const size = pageSize('first', first)
  const start = startOf(games, page)
  return {
    ...pageOf(games.slice(start, start + size + 1), size, (game, place) => ({
      cursor: cursorOf(game.title.slug),
      node: gameAnswer(game, start + place, currency)
    })),
    totalCount: games.length
  }
}

function startOf(games: readonly Game[], { after, lastShownGameId }: Page): number {
  const behind = (slug: string) => games.findIndex(game => game.title.slug === slug) + 1
  const shown = lastShownGameId ? behind(lastShownGameId) : 0
  if (after === null || after === undefined) return shown
  const place = behind(slugOf(after))
  if (place === 0 && shown === 0) throw new InvalidInput('after', 'UNKNOWN_CURSOR')
  return Math.max(place, shown)
}

const cursorOf = (slug: string): string => Buffer.from(slug).toString('base64url')

const slugOf = (cursor: string): string => Buffer.from(cursor, 'base64url').toString()
