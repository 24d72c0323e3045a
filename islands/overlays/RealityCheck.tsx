import { useStore } from '@nanostores/react'

import { pathTo } from '#config/paths.ts'
import { recordAnswer } from '#stores/activity/reality-figures.ts'
import { $now } from '#stores/now.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { answerRealityCheck } from '#stores/play-time.ts'
import { $playedSince } from '#stores/reality-check.ts'
import { signOut } from '#stores/session/sign-out.ts'
import { fill } from '../ui/fill.ts'
import { CheckFigures } from './CheckFigures.tsx'
import styles from './overlays.module.css'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

const MINUTE = 60_000

/** Tells how long play has gone on and what it came to; Escape means to continue (decision D17). */
export function RealityCheck({ overlay, locale, messages }: OverlayProps<'reality-check'>) {
  const since = useStore($playedSince)
  const now = useStore($now)
  const minutes = since === undefined ? 0 : Math.floor((now - since) / MINUTE)
  const goOn = (answer: 'CONTINUE' | 'ESCAPED') => {
    void recordAnswer(answer)
    answerRealityCheck()
    closeOverlay(overlay.id, 'finished')
  }
  return (
    <Sheet
      id={overlay.id}
      title={messages['overlays.reality.title']}
      onEscape={() => goOn('ESCAPED')}
      actions={
        <>
          <button type="button" className="btn" onClick={() => goOn('CONTINUE')}>
            {messages['overlays.reality.goOn']}
          </button>
          <button
            type="button"
            className="btn btn--quiet"
            onClick={() => {
              void recordAnswer('LOGOUT')
              void signOut()
            }}
          >
            {messages['overlays.reality.leave']}
          </button>
        </>
      }
    >
      <p>{fill(messages['overlays.reality.text'], { minutes }, locale)}</p>
      <CheckFigures locale={locale} messages={messages} />
      <p className={styles.ways}>
        <a href={pathTo(locale, 'gameHistory')} onClick={() => void recordAnswer('HISTORY')}>
          {messages['overlays.reality.history']}
        </a>
        <a href={`${pathTo(locale, 'limits')}#break`}>{messages['overlays.reality.break']}</a>
      </p>
    </Sheet>
  )
}
