import { useSyncExternalStore } from 'react'

/** Where the slip stands beside the page, and does not open as a sheet. */
export const WIDE = '(width >= 1024px)'

/** Where the slip is a sheet that is touched, stakes are typed on keys of its own. */
export const TOUCHED = '(width < 1024px) and (pointer: coarse)'

/** Whether a media query holds, followed as it changes. */
export function useMedia(query: string): boolean {
  const watch = (changed: () => void) => {
    const media = matchMedia(query)
    media.addEventListener('change', changed)
    return () => media.removeEventListener('change', changed)
  }
  return useSyncExternalStore(watch, () => matchMedia(query).matches)
}
