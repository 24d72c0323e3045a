import { atom, readonlyType } from 'nanostores'

import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

const REPORT_DELAY = 32
const SCROLL_DELAY = 10

const $state = atom<string | undefined>(undefined)

/** The address as it is reported: after a moment, so that a chain of redirects is told once. */
export const $location = readonlyType($state)

onVisit($state, () => {
  const { address, clock, page } = environment()
  let { pathname } = address.current()
  let cancelReport = () => {}
  let cancelScroll = () => {}
  $state.set(address.current().href)
  const stop = address.onChange((url, kind) => {
    cancelReport()
    cancelReport = clock.after(REPORT_DELAY, () => $state.set(address.current().href))
    if (url.pathname === pathname) return
    pathname = url.pathname
    // Back and forward restore the place where the reader was; a fragment names one.
    if (kind === 'restored' || url.hash !== '') return
    cancelScroll()
    cancelScroll = clock.after(SCROLL_DELAY, () => page.scrollToTop())
  })
  return () => {
    stop()
    cancelReport()
    cancelScroll()
  }
})
