import { atom } from 'nanostores'

import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

const LATER = 1500

const $state = atom(undefined)

/** Loads what a page of a session needs, but not before it has had time for what comes first. */
export const $lateCalls = $state

onVisit($state, () => {
  let stop = () => {}
  let isOver = false
  const load = async () => {
    const { watchLate } = await import('./late-stores.ts')
    if (!isOver) stop = watchLate()
  }
  // What could not be loaded is loaded on the next page.
  const cancel = environment().clock.after(LATER, () => void load().catch(() => {}))
  return () => {
    isOver = true
    cancel()
    stop()
  }
})
