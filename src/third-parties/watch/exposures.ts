import { isAgreed } from '../agreed.ts'
import { keep, storageOf } from '../storage.ts'

/** What this visit has been told of: `name:variant`, by spaces. */
const TOLD = 'toldVariants'
const MARK = 'data-ab-'

const isSeen = (element: Element) =>
  [...element.children].some(child => child.getClientRects().length > 0)

/** An experiment whose place on the page is empty for this visitor has shown nothing. */
function shows({ document }: Window, experiment: string): boolean {
  const places = [...document.querySelectorAll(`[data-variant^="${experiment}:"]`)]
  return places.length === 0 || places.some(isSeen)
}

/**
 * Tells once a visit which variants of experiments the page shows; a browser that keeps nothing is
 * told of once a document. Nothing is told, and nothing kept, without consent to be counted.
 */
export function exposures(
  window: Window,
  told: (experiment: string, variant: string) => void
): () => void {
  const inDocument = new Set<string>()
  return () => {
    if (!isAgreed('analytics')) return
    const kept = storageOf('session')
    for (const { name, value } of window.document.documentElement.attributes) {
      if (!name.startsWith(MARK)) continue
      const experiment = name.slice(MARK.length)
      const exposure = `${experiment}:${value}`
      const before = kept?.getItem(TOLD)?.split(' ') ?? []
      if (inDocument.has(exposure) || before.includes(exposure) || !shows(window, experiment))
        continue
      inDocument.add(exposure)
      keep('session', TOLD, [...before, exposure].join(' '))
      told(experiment, value)
    }
  }
}
