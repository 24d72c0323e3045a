import { $overlays, type OverlayContents, openOverlay } from '../overlays.ts'

type WinVariant = 'jackpot-win' | 'raffle-win'

let waiting: readonly (() => void)[] = []
let stop: (() => void) | undefined

function showNext(): void {
  if ($overlays.get().length > 0) return
  const [first, ...rest] = waiting
  waiting = rest
  if (rest.length === 0) forgetWins()
  first?.()
}

/**
 * Opens the overlay of a win as soon as no other is open: what the player has to read, or is filling
 * in, is not taken away, and of two wins at once both are seen.
 */
export function showWin<Variant extends WinVariant>(
  variant: Variant,
  content: OverlayContents[Variant]
): void {
  waiting = [...waiting, () => void openOverlay(variant, content)]
  stop ??= $overlays.listen(showNext)
  showNext()
}

/** Whoever has left is shown nothing more. */
export function forgetWins(): void {
  waiting = []
  stop?.()
  stop = undefined
}
