import { useStore } from '@nanostores/react'

import { elapsed } from '#rules/elapsed.ts'
import { $now } from '#stores/now.ts'

/** Hours, minutes and seconds since the session began. */
export function SessionClock({ since }: { since: number }) {
  const now = useStore($now, { ssr: 'initial' })
  return (
    <time role="timer" aria-live="off">
      {elapsed(now === 0 ? 0 : now - since)}
    </time>
  )
}
