import { useStore } from '@nanostores/react'

import { pathTo } from '#config/paths.ts'
import { $now } from '#stores/now.ts'
import { closeOverlay } from '#stores/overlays.ts'
import { answerRealityCheck } from '#stores/play-time.ts'
import { $playedSince } from '#stores/reality-check.ts'
import { signOut } from '#stores/session/sign-out.ts'
import { fill } from '../ui/fill.ts'
import type { OverlayProps } from './props.ts'
import { Sheet } from './Sheet.tsx'

const MINUTE = 60_000

/** Tells how long play has gone on; Escape means to continue (decision D17). */
export function RealityCheck({ overlay, locale, messages }: OverlayProps<'reality-check'>) {
  const since = useStore($playedSince)
  const now = useStore($now)
  const minutes = since === undefined ? 0 : Math.floor((now - since) / MINUTE)
  const goOn = () => {
    answerRealityCheck()
    closeOverlay(overlay.id, 'finished')
  }
  return (
    <Sheet
      id={overlay.id}
      title={messages['overlays.reality.title']}
      onEscape={goOn}
      actions={
        <>
          <button type="button" className="btn" onClick={goOn}>
            {messages['overlays.reality.goOn']}
          </button>
          <a className="btn btn--quiet" href={pathTo(locale, 'gameHistory')}>
            {messages['overlays.reality.history']}
          </a>
          <button type="button" className="btn btn--quiet" onClick={() => void signOut()}>
            {messages['overlays.reality.leave']}
          </button>
        </>
      }
    >
      <p>{fill(messages['overlays.reality.text'], { minutes }, locale)}</p>
    </Sheet>
  )
}
