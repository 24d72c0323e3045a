import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import { type AboutGame, type AboutTexts, listPath, textOf, themeOf } from './about.ts'
import { factsOf } from './facts.ts'

interface Props {
  readonly locale: Locale
  readonly texts: AboutTexts
  readonly game: AboutGame
  readonly tone: string | undefined
}

/** A game in a line: its picture, its name, who made it, what it returns. */
export function BarFacts({ locale, texts, game, tone }: Props) {
  const tile = `/art/tiles/${game.slug}-240`
  const theme = themeOf(game)
  const facts = factsOf(game, texts, locale)
  const told = facts.filter(({ label }) => label === texts['game.return'])
  return (
    <>
      <span className="gamebar__tile" data-tone={tone}>
        <picture>
          <source type="image/avif" srcSet={`${tile}.avif`} />
          <img src={`${tile}.webp`} alt="" width={240} height={320} loading="lazy" />
        </picture>
      </span>
      <h1>{game.name}</h1>
      <dl className="gamebar__facts">
        <div>
          <dt>{texts['game.studio']}</dt>
          <dd>
            <a href={href(locale, 'gameStudio', { slug: game.studio.slug })}>{game.studio.name}</a>
          </dd>
        </div>
        {textOf(texts, `list.${theme}`) && (
          <div>
            <dt>{texts[game.kind === 'slot' ? 'game.theme' : 'game.kind']}</dt>
            <dd>
              <a href={listPath(locale, theme)}>{textOf(texts, `list.${theme}`)}</a>
            </dd>
          </div>
        )}
        {told.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
