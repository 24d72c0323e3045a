import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $game, GAME_FRAME, launchGame } from '#stores/game/game.ts'
import { $gameFrame } from '#stores/game/game-frame.ts'
import { $gameOpening, gamePageOpened, waitingGameClosed } from '#stores/game/opening.ts'
import { fill } from '../ui/fill.ts'
import { guarded } from '../ui/guarded.tsx'
import { Icon } from '../ui/Icon.tsx'
import { useWatch } from '../ui/watch.ts'
import styles from './game-frame.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  /** Empty on the page that shows a game which the catalogue gained after the build. */
  readonly slug: string
  readonly name: string
}

export const GameFrame = guarded(function GameFrame({ locale, messages, slug, name }: Props) {
  const game = useStore($game, { ssr: 'initial' })
  useWatch($gameOpening)
  useWatch($gameFrame)
  useEffect(() => gamePageOpened(slug), [slug])

  if (game.status === 'running')
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
        <iframe
          id={GAME_FRAME}
          className={styles.frame}
          src={game.frameUrl}
          title={name}
          allow="fullscreen; autoplay"
          data-ready={game.isReady}
        />
      </>
    )
  if (game.status !== 'refused')
    return (
      <p className={styles.wait} role="status" aria-busy="true">
        {messages['play.loading']}
      </p>
    )
  const needsSignIn = game.code === 'SIGN_IN_REQUIRED' || game.code === 'FUN_NOT_ALLOWED'
  return (
    <div className={styles.refused} role={needsSignIn ? undefined : 'alert'}>
      <Icon name={needsSignIn ? 'person' : 'alert'} />
      <p>{messages[`play.problem.${game.code}`]}</p>
      {needsSignIn ? (
        <a
          className="btn btn--big"
          href={`${href(locale, 'login')}?autoSignIn=1&redir=${encodeURIComponent(href(locale, 'game', { slug: game.slug }))}`}
        >
          {messages['play.signIn']}
        </a>
      ) : (
        <button type="button" className="btn btn--big" onClick={() => void launchGame(game.slug)}>
          {messages['play.tryAgain']}
        </button>
      )}
    </div>
  )
})
