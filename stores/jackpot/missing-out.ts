import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

const TURNS_AFTER = 3000

const $state = atom<0 | 1>(0)

/** Which of the two texts is shown to a player who does not take part: they take turns. */
export const $missingOutText = readonlyType($state)

onVisit($state, () => {
  const { clock } = environment()
  let cancel = () => {}
  const turn = () => {
    cancel = clock.after(TURNS_AFTER, () => {
      $state.set($state.get() === 0 ? 1 : 0)
      turn()
    })
  }
  turn()
  return () => {
    cancel()
    $state.set(0)
  }
})
