import { atom } from 'nanostores'

import { staysOpen } from '#rules/blocked-pages.ts'
import type { GuardName } from '#rules/guards.ts'
import { environment } from './environment/index.ts'
import { $blockingGuard } from './guards.ts'
import { onVisit } from './lib/on-visit.ts'
import { $location } from './location.ts'
import { closeOverlay, closeVariant, openOverlay } from './overlays.ts'
import { $depositRefused } from './quick-deposit/request.ts'

/** The guards that the player can answer in an overlay; the others fill the page. */
const OVERLAYS = {
  terms: 'content-accept',
  kyc: 'sumsub-kyc-required',
  sourceOfWealth: 'sow',
  realityCheck: 'reality-check'
} as const satisfies Partial<Record<GuardName, string>>

const hasOverlay = (name: GuardName | undefined): name is keyof typeof OVERLAYS =>
  name !== undefined && Object.hasOwn(OVERLAYS, name)

const $state = atom(undefined)

/**
 * Opens the overlay of the guard that blocks, and again on the next page, or when the player wants
 * to deposit, for as long as it does; closes it when the guard has cleared, and on pages that stay
 * open to a blocked player.
 */
export const $guardOverlays = $state

onVisit($state, () => {
  const { address, page } = environment()
  let shown: keyof typeof OVERLAYS | undefined
  let id: string | undefined

  const closed = () => {
    id = undefined
  }

  function follow(): void {
    const blocking = $blockingGuard.get()
    const name = staysOpen(address.current().pathname) ? undefined : blocking
    if (id !== undefined && shown !== name) closeOverlay(id, 'finished')
    shown = hasOverlay(name) ? name : undefined
    if (shown !== undefined) id ??= openOverlay(OVERLAYS[shown], {}, closed)
    // A guard that fills the page leaves nothing to pay in for.
    else if (blocking !== undefined) closeVariant('quick-deposit', 'replaced')
  }

  /** The words of a guard that fills the page stand at its top. */
  function refused(): void {
    follow()
    if (shown === undefined) page.scrollToTop()
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
