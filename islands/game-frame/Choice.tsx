import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { launchGame } from '#stores/game/game.ts'
import styles from './game-frame.module.css'
import { signInFor } from './sign-in-for.ts'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  readonly allowsFun: boolean
  readonly game: { readonly slug: string; readonly name: string }
}

/** A visitor says how to play before anything is loaded. */
export function Choice({ locale, messages, allowsFun, game }: Props) {
  const tile = `/art/tiles/${game.slug}`
  return (
    <div className={styles.choice}>
      {game.slug !== '' && (
        <picture>
          <source type="image/avif" srcSet={`${tile}-240.avif, ${tile}-480.avif 2x`} />
          <img src={`${tile}-240.webp`} alt="" width={240} height={320} />
        </picture>
      )}
      <p className={styles.name}>{game.name}</p>
      <div className={styles.ways}>
        <a className="btn btn--big" href={signInFor(locale, game.slug)}>
          {messages['play.forMoney']}
        </a>
        {allowsFun && (
          <button
            type="button"
            className={`btn btn--big ${styles.quiet}`}
            onClick={() => void launchGame(game.slug, 'FUN')}
          >
            {messages['play.forFun']}
          </button>
        )}
      </div>
      <p className={styles.small}>{messages[allowsFun ? 'play.funMeans' : 'play.ageFirst']}</p>
    </div>
  )
}
