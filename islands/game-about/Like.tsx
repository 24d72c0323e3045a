import { TILE_SIZES, tileSet } from '#config/catalogue/tile-set.ts'
import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { LikeIt } from '#stores/game/about.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import { type AboutTexts, listPath } from './about.ts'

interface Props {
  readonly locale: Locale
  readonly texts: AboutTexts
  readonly like: LikeIt
}

/** A row like those that the build draws (`src/components/Row.astro`), of the catalogue's games. */
export function Like({ locale, texts, like }: Props) {
  const title = texts['game.like']
  return (
    <section className="row wrap" aria-labelledby="like" data-touch="carousel">
      <div className="row__head">
        <h2 id="like">{title}</h2>
        <a className="row__more" href={listPath(locale, like.list)}>
          {fill(texts.all, { count: like.games.length }, locale)}
          <span className="vh"> ({title})</span>
          <Icon name="right" />
        </a>
        <button type="button" className="paddle" aria-label={`${texts.back}: ${title}`} hidden>
          <Icon name="left" />
        </button>
        <button
          type="button"
          className="paddle"
          aria-label={`${texts.forward}: ${title}`}
          hidden={like.games.length <= 8}
        >
          <Icon name="right" />
        </button>
      </div>
      <ul className="row__track">
        {like.games.map(({ slug, name, studio, colours }) => (
          <li key={slug}>
            <a className="tile" href={href(locale, 'game', { slug })}>
              <span className="tile__art" data-tone={colours[0]}>
                <picture>
                  <source
                    type="image/avif"
                    srcSet={tileSet(width => `/art/tiles/${slug}-${width}.avif`)}
                    sizes={TILE_SIZES}
                  />
                  <img
                    src={`/art/tiles/${slug}-240.webp`}
                    alt=""
                    width={240}
                    height={320}
                    loading="lazy"
                  />
                </picture>
              </span>
              <span className="tile__meta">
                <b>{name}</b>
                <small>{studio.name}</small>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
