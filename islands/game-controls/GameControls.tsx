import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $fullScreen, toggleFullScreen } from '#stores/game/full-screen.ts'
import { $game, GAME_BAR } from '#stores/game/game.ts'
import { openGameRules } from '#stores/game/game-frame.ts'
import { $pageGame } from '#stores/game/opening.ts'
import { openQuickDeposit } from '#stores/quick-deposit/request.ts'
import { $session } from '#stores/session/session.ts'
import { guarded } from '../ui/guarded.tsx'
import { Icon } from '../ui/Icon.tsx'
import { SessionClock } from '../ui/SessionClock.tsx'
import { Favourite } from './Favourite.tsx'
import styles from './game-controls.module.css'
import { Modes } from './Modes.tsx'
import { Net } from './Net.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  /** Empty on the page that shows a game which the catalogue gained after the build. */
  readonly slug: string
  /** Whether the licence lets anybody play for fun. */
  readonly allowsFun: boolean
  /** Whether the licence has the session's time shown. */
  readonly showsClock: boolean
  /** Whether the licence asks for the session's result beside the game. */
  readonly showsNet: boolean
}

/** What stands around the game: time, money or fun, and the ways to see it otherwise. */
export const GameControls = guarded(function GameControls(props: Props) {
  const { locale, messages, allowsFun, showsClock, showsNet } = props
  const session = useStore($session, { ssr: 'initial' })
  const game = useStore($game, { ssr: 'initial' })
  const page = useStore($pageGame, { ssr: 'initial' })
  const isFullScreen = useStore($fullScreen, { ssr: 'initial' })

  const slug = props.slug || page.slug
  const running = game.status === 'running' ? game : undefined
  const isSignedIn = session.status === 'LOGGED_IN'
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands here is no form
    <div
      className={styles.controls}
      id={GAME_BAR}
      role="group"
      aria-label={messages['play.bar']}
      tabIndex={-1}
      data-fun={allowsFun}
      data-net={showsNet}
    >
      {isSignedIn && (showsClock || showsNet) && (
        <div className={styles.figures}>
          {showsNet && <Net locale={locale} messages={messages} />}
          {showsClock && (
            <p className={styles.clock}>
              <small>{messages['play.session']}</small>
              <SessionClock since={session.startedAt} />
            </p>
          )}
        </div>
      )}
      <Modes
        locale={locale}
        messages={messages}
        slug={slug}
        running={running}
        allowsFun={allowsFun}
      />
      {isSignedIn && (
        <button
          type="button"
          className={`btn ${styles.deposit}`}
          onClick={() => openQuickDeposit()}
        >
          <Icon name="plus" />
          <span>{messages['play.deposit']}</span>
        </button>
      )}
      <div className={styles.icons}>
        {/* First, because it comes late: what stands to its right stays where it is. */}
        {isSignedIn && <Favourite messages={messages} slug={slug} />}
        <button
          type="button"
          className="iconbtn"
          aria-label={messages['play.rules']}
          disabled={!running?.isReady}
          onClick={openGameRules}
        >
          <Icon name="info" />
        </button>
        <button
          type="button"
          className="iconbtn"
          aria-label={messages[isFullScreen ? 'play.leaveFullScreen' : 'play.fullScreen']}
          disabled={!running && !isFullScreen}
          onClick={() => void toggleFullScreen()}
        >
          <Icon name={isFullScreen ? 'shrink' : 'expand'} />
        </button>
      </div>
    </div>
  )
})
