import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { GAME_FRAME, type Game, refocusGame, skipGame, tryGameAgain } from '#stores/game/game.ts'
import { waitingGameClosed } from '#stores/game/opening.ts'
import { fill } from '../ui/fill.ts'
import { Icon } from '../ui/Icon.tsx'
import styles from './game-frame.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  readonly game: Extract<Game, { readonly status: 'running' }>
  readonly name: string
}

/** The frame, with a way past it before it and a way back into it behind it. */
export function Running({ locale, messages, game, name }: Props) {
  return (
    <>
      <div className="dock__head">
        <a href={href(locale, 'game', { slug: game.slug })}>
          {fill(messages['play.backToGame'], { game: name }, locale)}
        </a>
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['play.close']}
          onClick={waitingGameClosed}
        >
          <Icon name="close" />
        </button>
      </div>
      <button type="button" className={`vh skip ${styles.past}`} onClick={skipGame}>
        {messages['play.skip']}
      </button>
      <iframe
        id={GAME_FRAME}
        className={styles.frame}
        src={game.frameUrl}
        title={name}
        allow="fullscreen; autoplay"
        data-ready={game.isReady}
      />
      <button type="button" className={`vh skip ${styles.past}`} onClick={refocusGame}>
        {messages['play.intoGame']}
      </button>
      {!game.isReady && (
        <div className={styles.opening} role="status" aria-busy="true">
          <p>{messages[game.isSlow ? 'play.slow' : 'play.loading']}</p>
          {game.isSlow && (
            <button type="button" className="btn" onClick={() => void tryGameAgain()}>
              {messages['play.tryAgain']}
            </button>
          )}
        </div>
      )}
    </>
  )
}
