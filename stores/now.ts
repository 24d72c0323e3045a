import { atom, readonlyType } from 'nanostores'

import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

const SECOND = 1000

const $state = atom(0)

/** The time in milliseconds, told anew every second for as long as somebody looks; 0 before that. */
export const $now = readonlyType($state)

onVisit($state, () => {
  const { clock } = environment()
  let cancel = () => {}
  const tick = () => {
    $state.set(clock.now())
    cancel = clock.after(SECOND - (clock.now() % SECOND), tick)
  }
  tick()
  return () => {
    cancel()
    $state.set(0)
  }
})
