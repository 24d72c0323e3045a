import { onMount, type Store } from 'nanostores'

import { isInBrowser } from '../environment/index.ts'

/** Like onMount, but never while pages are built: there a store only tells its initial state. */
export function onVisit($store: Store, begin: () => (() => void) | undefined): void {
  onMount($store, () => (isInBrowser() ? begin() : undefined))
}
