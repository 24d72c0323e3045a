import { productMode } from '#contract/wire/cookie.ts'
import { readMode } from '#contract/wire/product-mode.ts'
import { resolveMode } from '#rules/product-mode.ts'
import { startMeasuring } from '../../third-parties/trackers/start.ts'

declare const __OPERATOR__: string
declare const __SPORTSBOOK__: boolean

function currentMode() {
  const stored = /(?:^|; )productMode=([^;]*)/.exec(document.cookie)?.[1]
  return resolveMode({
    path: location.pathname,
    query: readMode(new URLSearchParams(location.search).get('productMode') ?? '') ?? undefined,
    stored: productMode.read(stored ?? '') ?? undefined,
    hasSportsbook: __SPORTSBOOK__
  })
}

interface Neighbour {
  touch(element: Element, event: Event, load: (name: string) => Promise<Neighbour>): void
}

let isStarted = false

/** Begins to count what was agreed to be counted, once a document; a page is the same without. */
export function touch(
  element: Element,
  event: Event,
  load: (name: string) => Promise<Neighbour>
): void {
  if (isStarted) return
  isStarted = true
  const missing = (thrown: unknown) => console.warn(String(thrown))
  const loadVitals = () => void load('vitals').then(m => m.touch(element, event, load), missing)
  startMeasuring({ operator: __OPERATOR__, productMode: currentMode, loadVitals }).catch(
    (thrown: unknown) => {
      isStarted = false
      missing(thrown)
    }
  )
}
