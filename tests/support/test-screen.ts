import { atom } from 'nanostores'

import type { Screen } from '#stores/environment/parts.ts'

/** A phone's glass that a test turns, fills and measures; one of Apple's can not be filled. */
export function testScreen() {
  const $full = atom(false)
  const $lying = atom(false)
  let measures = 0
  let canFill = true
  const screen: Screen = {
    fill: async () => $full.set(canFill),
    leave: async () => $full.set(false),
    onFull: listener => $full.subscribe(listener),
    onLying: listener => $lying.subscribe(listener),
    measure() {
      measures += 1
      return () => {
        measures -= 1
      }
    }
  }
  return {
    screen,
    isFull: () => $full.get(),
    isMeasured: () => measures > 0,
    turn: (isLying: boolean) => $lying.set(isLying),
    escape: () => $full.set(false),
    canNotFill() {
      canFill = false
    }
  }
}
