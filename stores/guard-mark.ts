import { atom } from 'nanostores'

import { staysOpen } from '#rules/blocked-pages.ts'
import { environment } from './environment/index.ts'
import { $guard } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'
import { $notices } from './notices.ts'

const $state = atom(undefined)

/**
 * Marks the document with the strictest guard, which hides the quick menu, and with `blocked` while
 * a notice stands in the place of the page; pages that stay open are never marked so.
 */
export const $guardMark = $state

onVisit($state, () => {
  const { address, page } = environment()
  function mark(): void {
    const isBlocked = $notices.get().some(({ isBlocking }) => isBlocking)
    page.mark('guard', $guard.get())
    page.mark('blocked', isBlocked && !staysOpen(address.current().pathname) ? '' : undefined)
  }
  const stops = [$guard.subscribe(mark), $notices.subscribe(mark), address.onChange(mark)]
  return () => {
    for (const stop of stops) stop()
  }
})
