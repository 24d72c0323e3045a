import { $slip, toggleSelection } from '#stores/sports/slip.ts'
import { pickOf, showPicks } from './picks.ts'

let isShown = false

/** Puts what a price button stands for on the slip, or takes it off; buttons follow the slip from then on. */
export function togglePick(button: Element): void {
  if (!isShown) $slip.subscribe(({ selections }) => showPicks(selections))
  isShown = true
  const pick = pickOf(button)
  if (pick) toggleSelection(pick)
}
