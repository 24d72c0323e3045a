import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

/** Keeps a store that only watches at work for as long as the island is on the page. */
export function useWatch(store: ReadableAtom<unknown>): void {
  useEffect(() => store.listen(() => {}), [store])
}
