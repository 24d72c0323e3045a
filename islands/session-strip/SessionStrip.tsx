import { useStore } from '@nanostores/react'

import { elapsed, remaining } from '#rules/elapsed.ts'
import { $sessionEndsAt } from '#stores/limits/session-limit.ts'
import { $now } from '#stores/now.ts'
import { $session } from '#stores/session/session.ts'
import { SessionClock } from '../ui/SessionClock.tsx'
import styles from './session-strip.module.css'

interface StripTexts {
  readonly session: string
  readonly ends: string
  readonly limits: string
}

interface Props {
  readonly texts: StripTexts
  readonly limitsHref: string
  /** Whether the licence has every session's time shown. */
  readonly hasClock: boolean
  /** Whether the licence lets a player limit the time of a session. */
  readonly hasLimits: boolean
}

/** From here on the end is near. */
const NEAR = 300_000

function Ends({ text, hasClock }: { readonly text: string; readonly hasClock: boolean }) {
  const endsAt = useStore($sessionEndsAt, { ssr: 'initial' })
  const now = useStore($now, { ssr: 'initial' })
  if (endsAt === undefined || now === 0) return null
  const left = endsAt - now
  return (
    <p data-near={left <= NEAR || undefined} data-alone={!hasClock || undefined}>
      {text}{' '}
      <time role="timer" aria-live="off">
        {remaining(left)}
      </time>
    </p>
  )
}

/** Under the header of every page: how long the session lasts already, and when it ends. */
export function SessionStrip({ texts, limitsHref, hasClock, hasLimits }: Props) {
  const session = useStore($session, { ssr: 'initial' })
  if (session.status === 'LOGGED_OUT') return null
  return (
    <section className={styles.strip} data-held={hasClock || undefined} aria-label={texts.session}>
      <div className={`wrap ${styles.inner}`}>
        {hasClock && (
          <p>
            {texts.session}{' '}
            {session.status === 'LOGGED_IN' ? (
              <SessionClock since={session.startedAt} />
            ) : (
              <time>{elapsed(0)}</time>
            )}
          </p>
        )}
        {hasLimits && <Ends text={texts.ends} hasClock={hasClock} />}
        <a className="link" href={limitsHref}>
          {texts.limits}
        </a>
      </div>
    </section>
  )
}
