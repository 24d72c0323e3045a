import { atom } from 'nanostores'

import { nextPopUp, type PopUp } from '#rules/pop-ups.ts'
import { environment } from './environment/index.ts'
import { $guard } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'
import { $location } from './location.ts'
import { $overlayState, closeOverlay, openOverlay } from './overlays.ts'
import { $customer } from './player/customer.ts'

const $state = atom(undefined)

/**
 * Opens what the player has to read, one after the other, once nothing else stands above the page
 * and no guard blocks; what was escaped from comes back on the next page.
 */
export const $popUps = $state

onVisit($state, () => {
  let shown: { readonly id: string; readonly popUp: PopUp } | undefined
  let escaped: PopUp | undefined

  function wanted(): PopUp | undefined {
    const customer = $customer.get()
    if (customer.status !== 'ready' || $guard.get() !== 'clear') return undefined
    return nextPopUp(customer.popUpsNeeded)
  }

  function follow(): void {
    const popUp = wanted()
    if (shown) {
      if (shown.popUp === popUp) return
      const { id } = shown
      shown = undefined
      closeOverlay(id, 'finished')
    }
    if (popUp === undefined || popUp === escaped || $overlayState.get() === 'open') return
    const id = openOverlay('content-accept', { popUp }, reason => {
      if (shown?.popUp === popUp) shown = undefined
      if (reason === 'escape') escaped = popUp
    })
    shown = { id, popUp }
  }

  const { address } = environment()
  let { pathname } = address.current()
  const stops = [
    $customer.subscribe(follow),
    $guard.listen(follow),
    $overlayState.listen(follow),
    $location.listen(() => {
      if (address.current().pathname === pathname) return
      pathname = address.current().pathname
      escaped = undefined
      follow()
    })
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
