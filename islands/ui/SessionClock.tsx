import { useStore } from '@nanostores/react'

import { $now } from '#stores/now.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Hours, minutes and seconds since the session began. */
export function SessionClock({ since }: { since: number }) {
  const now = useStore($now, { ssr: 'initial' })
  const seconds = Math.max(0, Math.floor((now - since) / 1000))
  const hours = Math.floor(seconds / 3600)
  return (
    <time role="timer" aria-live="off">
      {now === 0
        ? '00:00:00'
        : `${two(hours)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`}
    </time>
  )
}
