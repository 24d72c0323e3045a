import { hasFeature, OPERATOR } from '#config/build.ts'
import { type Game, SHELF, stakeRange } from '#config/catalogue/games.ts'
import { SLOT_FEATURES, unitOf } from '#config/catalogue/models.ts'
import { tileImage, toneOf } from '#config/catalogue/pictures.ts'
import { gamesOf, LISTS } from '#config/catalogue/rows.ts'
import { STUDIOS } from '#config/catalogue/studios.ts'
import { CURRENCY_CODES } from '#config/currencies.ts'
import { MARKS, type Shelf, type ShelfRow, VOLATILITIES } from '#rules/browse/shelf-file.ts'
import { isDrawn } from './drawn.ts'

const DAY = 24 * 60 * 60 * 1000

const NEW = new Set(gamesOf('new').map(({ slug }) => slug))
const JACKPOT = new Set(gamesOf('jackpots').map(({ slug }) => slug))

/** What a game is marked with on its card. */
export const marksOf = ({ title: { slug }, isLive }: Game): number =>
  (NEW.has(slug) ? MARKS.new : 0) +
  (isLive ? MARKS.live : 0) +
  (JACKPOT.has(slug) ? MARKS.jackpot : 0)

/** The stakes of a round in units, which are the minor units of the euro. */
export function unitsOf(slug: string): readonly [least: number, most: number] {
  const { least, most } = stakeRange(slug, 'EUR') ?? { least: 0n, most: 0n }
  return [Number(least), Number(most)]
}

const LISTED = LISTS.map(slug => ({ slug, games: new Set(gamesOf(slug)) })).filter(
  ({ games }) => games.size > 0
)

function rowOf(game: Game): ShelfRow {
  const { title, features, volatility, rtp, maxWin } = game
  const { slug, name } = title
  return [
    slug,
    name,
    STUDIOS.findIndex(studio => studio.slug === title.studio),
    LISTED.flatMap(({ games }, place) => (games.has(title) ? [place] : [])),
    features.map(feature => SLOT_FEATURES.indexOf(feature)),
    volatility ? VOLATILITIES.indexOf(volatility) : -1,
    hasFeature(OPERATOR, 'ShowRTP') ? Number(rtp) : 0,
    maxWin,
    ...unitsOf(slug),
    marksOf(game),
    Math.floor(Date.parse(title.released) / DAY),
    isDrawn(tileImage(slug, 240)) ? (toneOf(slug)?.slice(1) ?? '') : ''
  ]
}

/** The shelf as lists are sifted by. */
export const shelf = (): Shelf => ({
  games: SHELF.map(rowOf),
  studios: STUDIOS.map(({ slug, name }) => [slug, name]),
  lists: LISTED.map(({ slug }) => slug),
  features: SLOT_FEATURES,
  units: Object.fromEntries(CURRENCY_CODES.map(code => [code, Number(unitOf(code))]))
})
