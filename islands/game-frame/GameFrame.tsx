import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $game } from '#stores/game/game.ts'
import { $gameFrame } from '#stores/game/game-frame.ts'
import { $gameOpening, $pageGame, gamePageOpened } from '#stores/game/opening.ts'
import { $session } from '#stores/session/session.ts'
import { guarded } from '../ui/guarded.tsx'
import { useWatch } from '../ui/watch.ts'
import { Choice } from './Choice.tsx'
import styles from './game-frame.module.css'
import { Refusal } from './Refusal.tsx'
import { Running } from './Running.tsx'

interface Props {
  readonly locale: Locale
  readonly messages: Namespaces['play']
  /** Empty on the page that shows a game which the catalogue gained after the build. */
  readonly slug: string
  readonly name: string
  /** Whether the licence lets anybody play for fun. */
  readonly allowsFun: boolean
}

/** The game in its frame, the choice that comes before it, or why there is none. */
export const GameFrame = guarded(function GameFrame(props: Props) {
  const { locale, messages, slug, name, allowsFun } = props
  const game = useStore($game, { ssr: 'initial' })
  const page = useStore($pageGame, { ssr: 'initial' })
  const session = useStore($session, { ssr: 'initial' })
  useWatch($gameOpening)
  useWatch($gameFrame)
  useEffect(() => gamePageOpened(slug, name), [slug, name])

  const shown = { slug: page.slug || slug, name: page.name || name }
  if (game.status === 'running')
    return <Running locale={locale} messages={messages} game={game} name={shown.name} />
  if (game.status === 'refused')
    return <Refusal locale={locale} messages={messages} game={game} allowsFun={allowsFun} />

  const waits = (
    <p className={styles.wait} role="status" aria-busy="true">
      {messages['play.loading']}
    </p>
  )
  if (game.status === 'launching' || session.status === 'LOGGED_IN') return waits
  const choice = <Choice locale={locale} messages={messages} allowsFun={allowsFun} game={shown} />
  // Until it is known who looks at the page, its mark tells which of the two is to be seen.
  return session.status === 'LOGGED_OUT' ? (
    choice
  ) : (
    <>
      <div className={`when-in ${styles.place}`}>{waits}</div>
      <div className={`when-out ${styles.place}`}>{choice}</div>
    </>
  )
})
