import type { Locale } from '#config/locales.ts'
import type { AboutGame, AboutTexts } from './about.ts'
import { factsOf } from './facts.ts'

interface Props {
  readonly locale: Locale
  readonly texts: AboutTexts
  readonly game: AboutGame
}

/** What a player may know of a game before playing. */
export function Facts({ locale, texts, game }: Props) {
  return (
    <section className="gamefacts wrap" aria-labelledby="about">
      <h2 id="about">{texts['game.about']}</h2>
      <dl>
        {factsOf(game, texts, locale).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
