import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $fullScreen, toggleFullScreen } from '#stores/game/full-screen.ts'
import { $game, launchGame } from '#stores/game/game.ts'
import { $favourites, setFavourite } from '#stores/games/favourites.ts'
import { $session } from '#stores/session/session.ts'
import { guarded } from '../ui/guarded.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SessionClock } from '../ui/SessionClock.tsx'
import styles from './game-controls.module.css'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  readonly slug: string
  /** Whether the licence lets anybody play for fun. */
  readonly allowsFun: boolean
}

const MODES = ['REAL', 'FUN'] as const

export const GameControls = guarded(function GameControls({ messages, slug, allowsFun }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const game = useStore($game, { ssr: 'initial' })
  const favourites = useStore($favourites, { ssr: 'initial' })
  const isFullScreen = useStore($fullScreen, { ssr: 'initial' })

  const running = game.status === 'running' ? game : undefined
  const isSignedIn = session.status === 'LOGGED_IN'
  const isFavourite = favourites.status === 'ready' && favourites.slugs.includes(slug)
  return (
    <div className={styles.controls}>
      {isSignedIn && (
        <p className={styles.clock}>
          <small>{messages['play.session']}</small>
          <SessionClock since={session.startedAt} />
        </p>
      )}
      {isSignedIn && allowsFun && (
        <fieldset className={styles.modes}>
          <legend className="vh">{messages['play.with']}</legend>
          {MODES.map(mode => (
            <button
              key={mode}
              type="button"
              aria-pressed={running?.mode === mode}
              disabled={running?.isInRound ?? true}
              onClick={() => void launchGame(slug, mode)}
            >
              {messages[`play.mode.${mode}`]}
            </button>
          ))}
        </fieldset>
      )}
      {!isSignedIn && running?.mode === 'FUN' && (
        <p className={styles.fun}>{messages['play.mode.FUN']}</p>
      )}
      {isSignedIn && (
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['play.favourite']}
          aria-pressed={isFavourite}
          data-on={isFavourite}
          disabled={favourites.status !== 'ready'}
          onClick={() => void setFavourite(slug, !isFavourite)}
        >
          <Icon name="heart" />
        </button>
      )}
      <button
        type="button"
        className="iconbtn"
        aria-label={messages['play.fullScreen']}
        aria-pressed={isFullScreen}
        disabled={!running}
        onClick={() => void toggleFullScreen()}
      >
        <Icon name="expand" />
      </button>
    </div>
  )
})
