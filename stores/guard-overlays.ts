import { atom } from 'nanostores'

import { staysOpen } from '#rules/blocked-pages.ts'
import type { GuardName } from '#rules/guards.ts'
import { environment } from './environment/index.ts'
import { $blockingGuard } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'
import { $location } from './location.ts'
import { closeOverlay, closeVariant, openOverlay } from './overlays.ts'
import { cleanAddress } from './quick-deposit/clean-address.ts'
import { $depositRefused, $depositRequest } from './quick-deposit/request.ts'

/** The guards that the player can answer in an overlay; the others fill the page. */
const OVERLAYS: Partial<Readonly<Record<GuardName, GuardOverlay>>> = {
  terms: 'content-accept',
  kyc: 'sumsub-kyc-required',
  sourceOfWealth: 'sow',
  realityCheck: 'reality-check'
}

type GuardOverlay = 'content-accept' | 'reality-check' | 'sow' | 'sumsub-kyc-required'

const $state = atom(undefined)

/**
 * Opens the overlay of the guard that blocks, and again on the next page, or when the player wants
 * to deposit, for as long as it does; closes it when the guard has cleared, and on pages that stay
 * open to a blocked player.
 */
export const $guardOverlays = $state

onVisit($state, () => {
  const { address, page } = environment()
  let shown: GuardOverlay | undefined
  let id: string | undefined

  const closed = () => {
    id = undefined
    // What asked for a deposit led nowhere.
    if (shown === 'sow') cleanAddress()
  }

  function follow(): void {
    const blocking = $blockingGuard.get()
    const isOpen = staysOpen(address.current().pathname)
    const wanted = blocking && !isOpen ? OVERLAYS[blocking] : undefined
    if (id && shown !== wanted) closeOverlay(id, 'finished')
    shown = wanted
    if (shown) id ??= openOverlay(shown, {}, closed)
    // A guard that fills the page leaves nothing to pay in for.
    else if (blocking && $depositRequest.get()?.mode !== 'withdraw')
      closeVariant('quick-deposit', 'replaced')
  }

  /** The words of a guard that fills the page stand at its top. */
  function refused(): void {
    follow()
    if (!shown) page.scrollToTop()
  }

  const stops = [
    $blockingGuard.subscribe(follow),
    $location.listen(follow),
    $depositRefused.listen(refused)
  ]
  return () => {
    for (const stop of stops) stop()
  }
})
