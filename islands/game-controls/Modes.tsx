import { useStore } from '@nanostores/react'

import type { Locale } from '#config/locales.ts'
import { href, signInTo } from '#config/routes.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { type Game, launchGame } from '#stores/game/game.ts'
import { $player } from '#stores/player/player.ts'
import { $session } from '#stores/session/session.ts'
import styles from './game-controls.module.css'

const MODES = ['REAL', 'FUN'] as const

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  readonly slug: string
  readonly running: Extract<Game, { readonly status: 'running' }> | undefined
  /** Whether the licence lets anybody play for fun. */
  readonly allowsFun: boolean
}

/** Money or fun: a round that runs is played to its end before the other. */
export function Modes({ locale, messages, slug, running, allowsFun }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  const player = useStore($player, { ssr: 'initial' })
  const isPlayer = session.status === 'LOGGED_IN'
  const isAgeKnown =
    player.status === 'LOGGED_IN' && player.player.kycCheckStatus?.status === 'Done'
  const mayPlayForFun = allowsFun || isAgeKnown || running?.mode === 'FUN'
  if (!running && !isPlayer) return null
  if (!mayPlayForFun) return null
  const signIn = signInTo(locale, href(locale, 'game', { slug }))
  return (
    <fieldset className={styles.modes}>
      <legend className="vh">{messages['play.with']}</legend>
      {MODES.map(mode =>
        mode === 'REAL' && !isPlayer ? (
          <a key={mode} href={signIn}>
            {messages['play.mode.REAL']}
          </a>
        ) : (
          <button
            key={mode}
            type="button"
            aria-pressed={running?.mode === mode}
            disabled={running?.isInRound ?? false}
            onClick={() => void launchGame(slug, mode)}
          >
            {messages[`play.mode.${mode}`]}
          </button>
        )
      )}
    </fieldset>
  )
}
