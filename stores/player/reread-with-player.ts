import type { Store } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { $player } from './player.ts'

/** Reads a store anew whenever the player changes: what the house does to an account is told by that. */
export function rereadWithPlayer($store: Store, reread: () => Promise<void>): void {
  onVisit($store, () => {
    let wasRead = false
    return $player.subscribe(({ status }) => {
      const isRead = status === 'LOGGED_IN'
      if (wasRead && isRead) void reread()
      wasRead = isRead
    })
  })
}
