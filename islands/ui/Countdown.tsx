import { useStore } from '@nanostores/react'

import { $now } from '#stores/now.ts'

const two = (value: number) => String(value).padStart(2, '0')

/** Minutes and seconds that are left until a moment; 0 before the clock is known. */
export function useSecondsLeft(until: string): number {
  const now = useStore($now, { ssr: 'initial' })
  return now === 0 ? 0 : Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
}

export const minutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
