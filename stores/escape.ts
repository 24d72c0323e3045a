import { $topOverlay, closeOverlay, type OverlayVariant } from './overlays.ts'

const KEEPS_OPEN: ReadonlySet<OverlayVariant> = new Set(['quick-deposit', 'sow', 'bonus-checker'])

/** Escape closes the topmost overlay only, and not at all where money or papers are at stake. */
export function pressEscape(): void {
  const top = $topOverlay.get()
  if (top && !KEEPS_OPEN.has(top.variant)) closeOverlay(top.id, 'escape')
}
