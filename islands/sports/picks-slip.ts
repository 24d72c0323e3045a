import { $slip, isSelected, toggleSelection } from '#stores/sports/slip.ts'
import { ONLY_ON, PRESSED, pickOf, showPicks } from './picks.ts'

let isShown = false

/** Each press once, whoever asks for it first. */
function takeKept(): readonly string[] {
  try {
    const kept = sessionStorage.getItem(PRESSED)
    sessionStorage.removeItem(PRESSED)
    return kept?.split('\n') ?? []
  } catch {
    return []
  }
}

/**
 * Puts what prices were pressed for on the slip, or takes it off, in the order of the presses;
 * buttons follow the slip from then on.
 */
export function takePresses(): void {
  if (!isShown) $slip.subscribe(({ selections }) => showPicks(selections))
  isShown = true
  for (const press of takeKept()) {
    const isOnlyOn = press.startsWith(ONLY_ON)
    const pick = pickOf(isOnlyOn ? press.slice(ONLY_ON.length) : press)
    if (pick && !(isOnlyOn && isSelected($slip.get(), pick))) toggleSelection(pick)
  }
}
