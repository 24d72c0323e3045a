import { TILE_SIZES, tileSet } from '#config/catalogue/tile-set.ts'
import { LOCALES } from '#config/locales.ts'
import { formatMessage } from '#rules/message-format.ts'
import { formatMoney } from '#rules/money.ts'
import { type GameList, useGameList } from './game-list.tsx'

export interface TileGame {
  readonly slug: string
  readonly name: string
  readonly studio: string
  /** Path of the picture without size and format; empty where none is drawn. */
  readonly image: string
  readonly isLive: boolean
}

/** What the moment says of a game: how its table stands, or what its pot holds. */
function markOf({ slug, isLive }: TileGame, { locale, words, feed }: GameList): string | undefined {
  const { bcp47 } = LOCALES[locale]
  const table = feed?.live.get(slug)
  const pot = feed?.jackpots.get(slug)
  if (table && !table.isOpen) return words['mine.closed']
  if (table && table.players > 0)
    return `${words['mine.live']} · ${formatMessage(words['mine.players'], { count: table.players }, bcp47)}`
  if (table ?? isLive) return words['mine.live']
  if (feed && pot !== undefined)
    return words['mine.jackpot'].replace('{amount}', formatMoney(pot, feed.currency, bcp47))
  return undefined
}

/** A game of a list, as the tiles of the page's own rows are. */
export function GameTile({ game }: { game: TileGame }) {
  const list = useGameList()
  const { slug, name, studio, image } = game
  const mark = markOf(game, list)
  return (
    <a className="tile" href={`${list.path}${slug}/`}>
      <span className="tile__art">
        {mark !== undefined && <span className="tile__flag">{mark}</span>}
        {image === '' ? (
          <span className="tile__words">{name}</span>
        ) : (
          <picture>
            <source
              type="image/avif"
              srcSet={tileSet(width => `${image}-${width}.avif`)}
              sizes={TILE_SIZES}
            />
            <img src={`${image}-240.webp`} alt="" width="240" height="320" />
          </picture>
        )}
      </span>
      <span className="tile__meta">
        <b>{name}</b>
        <small>{studio}</small>
      </span>
    </a>
  )
}
