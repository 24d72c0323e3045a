import { atom } from 'nanostores'

import { staysOpen } from '#rules/blocked-pages.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'
import { $notices } from './notices.ts'

const $state = atom(undefined)

/**
 * Marks the document while a notice stands in the place of the page; pages that stay open to a
 * blocked player are never marked so.
 */
export const $blockedMark = $state

onVisit($state, () => {
  const { address, page } = environment()
  function mark(): void {
    const isBlocked = $notices.get().some(({ isBlocking }) => isBlocking)
    page.mark('blocked', isBlocked && !staysOpen(address.current().pathname) ? '' : undefined)
  }
  const stops = [$notices.subscribe(mark), address.onChange(mark)]
  return () => {
    for (const stop of stops) stop()
    page.mark('blocked', undefined)
  }
})
