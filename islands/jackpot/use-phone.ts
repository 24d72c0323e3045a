import { useSyncExternalStore } from 'react'

const PHONE = '(max-width: 767px)'

function watch(changed: () => void): () => void {
  const list = matchMedia(PHONE)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether the window is as narrow as a phone's. */
export const usePhone = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(PHONE).matches,
    () => false
  )
