import { hasFeature } from '#config/operators.ts'
import { environment } from '../environment/index.ts'
import { openOverlay } from '../overlays.ts'
import { cleanAddress } from '../quick-deposit/clean-address.ts'

/** Whether the operator asks where money comes from above the page, and not on one of its own. */
export const isWealthInOverlay = (): boolean =>
  hasFeature(environment().operator, 'OverlaySourceOfWealth')

/** Asks where money comes from above the page; what led there leaves the address when it closes. */
export function openWealthOverlay(): void {
  openOverlay('sow', {}, cleanAddress)
}
