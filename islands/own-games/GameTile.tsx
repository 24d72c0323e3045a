import { useGameList } from './game-list.tsx'

export interface TileGame {
  readonly slug: string
  readonly name: string
  readonly studio: string
  /** Path of the picture without size and format; empty where none is drawn. */
  readonly image: string
  readonly isLive: boolean
}

/** A game of a list, as the tiles of the page's own rows are. */
export function GameTile({ game: { slug, name, studio, image, isLive } }: { game: TileGame }) {
  const { path, live } = useGameList()
  return (
    <a className="tile" href={`${path}${slug}/`}>
      <span className="tile__art">
        {isLive && <span className="tile__flag">{live}</span>}
        {image === '' ? (
          <span className="tile__words">{name}</span>
        ) : (
          <picture>
            <source type="image/avif" srcSet={`${image}-240.avif, ${image}-480.avif 2x`} />
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
