import { atom } from 'nanostores'

import { environment } from './environment/index.ts'
import { $guard } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'

const $state = atom(undefined)

/** Marks the document with the strictest guard, which hides the quick menu while one is active. */
export const $guardMark = $state

onVisit($state, () => {
  const { address, page } = environment()
  const mark = () => page.mark('guard', $guard.get())
  const stops = [$guard.subscribe(mark), address.onChange(mark)]
  return () => {
    for (const stop of stops) stop()
  }
})
