import { fill } from '../ui/fill.ts'
import type { TextProps } from './props.ts'
import type { StudioGame, Week } from './week.ts'

interface Props extends TextProps {
  readonly week: Week
}

interface GamesProps extends Props {
  readonly games: readonly StudioGame[]
}

const picture = (path: string, format: 'avif' | 'webp') => `${path}.${format}`

function Spot({ week, texts, locale }: Props) {
  const { slug, name, ground, mark } = week
  return (
    <section className="raf__spot" aria-labelledby={`raffle-${slug}`}>
      {ground && (
        <picture>
          <source type="image/avif" srcSet={picture(ground, 'avif')} />
          <img src={picture(ground, 'webp')} alt="" width={1280} height={720} loading="lazy" />
        </picture>
      )}
      <div className="raf__words">
        {mark && <img src={picture(mark, 'webp')} alt="" width={150} height={75} loading="lazy" />}
        <h2 id={`raffle-${slug}`}>{fill(texts['raffle.studio'], { studio: name }, locale)}</h2>
        <p>
          {fill(
            texts['raffle.studioNote'],
            { count: week.top.length + week.further.length },
            locale
          )}
        </p>
        <a className="btn" href={week.href}>
          {fill(texts['raffle.games'], { studio: name }, locale)}
        </a>
      </div>
    </section>
  )
}

function Top({ week, texts, locale, games }: GamesProps) {
  const { slug, name, isFew } = week
  return (
    <section className="raf__part" aria-labelledby={`raffle-top-${slug}`}>
      <h2 id={`raffle-top-${slug}`}>
        {fill(texts[isFew ? 'raffle.games' : 'raffle.top'], { studio: name }, locale)}
      </h2>
      <ol className="raf__top" data-few={isFew ? '' : undefined}>
        {games.map(game => (
          <li key={game.href}>
            <img src={picture(game.tile, 'webp')} alt="" width={48} height={48} loading="lazy" />
            <span>
              <a href={game.href}>{game.name}</a>
              {game.rtp && <small>{game.rtp}</small>}
            </span>
            <span className="btn btn--quiet" aria-hidden="true">
              {texts['raffle.play']}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Further({ week, texts, locale, games }: GamesProps) {
  const id = `raffle-more-${week.slug}`
  return (
    <section className="raf__part" aria-labelledby={id}>
      <h2 id={id}>{fill(texts['raffle.further'], { studio: week.name }, locale)}</h2>
      <ul className="raf__more">
        {games.map(game => (
          <li key={game.href}>
            <a href={game.href}>{game.name}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The studio whose games give tickets in a week: its place, its first ten games, and the further ones. */
export const StudioWeek = (props: Props) => (
  <>
    <Spot {...props} />
    <Top {...props} games={props.week.top} />
    {props.week.further.length > 0 && <Further {...props} games={props.week.further} />}
  </>
)
