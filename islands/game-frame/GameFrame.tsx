import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

import type { Locale } from '#config/locales.ts'
import type { Namespaces } from '#messages/catalogue.ts'
import { $game } from '#stores/game/game.ts'
import { $gameFrame } from '#stores/game/game-frame.ts'
import { $gameOpening, $pageGame, gamePageOpened } from '#stores/game/opening.ts'
import { $limitAskedFor } from '#stores/limits/game-limit.ts'
import { $session } from '#stores/session/session.ts'
import { guarded } from '../ui/guarded.tsx'
import { useLate } from '../ui/late.ts'
import { useWatch } from '../ui/watch.ts'
import { Choice } from './Choice.tsx'
import styles from './game-frame.module.css'
import type { StepProps } from './LimitStep.tsx'
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
  /** Whether the licence has limits on single games, which are asked for first. */
  readonly asksForLimit: boolean
}

const loadStep = async () => (await import('./LimitStep.tsx')).LimitStep

/** The game in its frame, the choice that comes before it, or why there is none. */
export const GameFrame = guarded(function GameFrame(props: Props) {
  const { locale, messages, slug, name, allowsFun, asksForLimit } = props
  const game = useStore($game, { ssr: 'initial' })
  const page = useStore($pageGame, { ssr: 'initial' })
  const session = useStore($session, { ssr: 'initial' })
  useWatch($gameOpening)
  useWatch($gameFrame)
  useEffect(() => gamePageOpened(slug, name, asksForLimit), [slug, name, asksForLimit])
  const askedFor = useStore($limitAskedFor, { ssr: 'initial' })
  const LimitStep = useLate<StepProps>(Number(askedFor !== undefined), loadStep)

  const shown = { slug: page.slug || slug, name: page.name || name }
  if (game.status === 'running')
    return <Running locale={locale} messages={messages} game={game} name={shown.name} />
  if (game.status === 'refused')
    return <Refusal locale={locale} messages={messages} game={game} allowsFun={allowsFun} />

  if (LimitStep && game.status === 'idle' && askedFor === shown.slug)
    return <LimitStep locale={locale} {...shown} />

  const waits = (
    <p className={styles.wait} role="status" aria-busy="true">
      {messages['play.loading']}
    </p>
  )
  if (game.status === 'launching' || session.status === 'LOGGED_IN') return waits
  const choice = <Choice locale={locale} messages={messages} allowsFun={allowsFun} game={shown} />
  // Until it is known who looks at the page, its mark tells which of the two is to be seen. The
  // choice is the same element after that: one that were drawn anew would lose a press under way.
  const isKnown = session.status === 'LOGGED_OUT'
  return (
    <>
      {!isKnown && <div className={`when-in ${styles.place}`}>{waits}</div>}
      <div className={isKnown ? styles.place : `when-out ${styles.place}`}>{choice}</div>
    </>
  )
})
