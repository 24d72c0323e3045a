import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'

import { EVENT_CHANNEL } from '#contract/event-channel.ts'
import type { TrackedEvent } from '#contract/events.ts'
import { currentPageTrace } from '#contract/page-trace.ts'

interface Neighbour {
  touch(element: Element, event: Event, load: (name: string) => Promise<Neighbour>): void
}

const METRICS = [onCLS, onFCP, onINP, onLCP, onTTFB]

/** Milliseconds are told whole; a shift of the layout is a share of the screen. */
const rounded = (name: string, value: number) =>
  name === 'CLS' ? Math.round(value * 1e4) / 1e4 : Math.round(value)

function measure(): void {
  for (const on of METRICS)
    on(({ name, value }) => {
      const detail: TrackedEvent = {
        name: 'web_vital',
        metric: name,
        value: rounded(name, value)
      }
      document.dispatchEvent(new CustomEvent(EVENT_CHANNEL, { detail }))
    })
}

/**
 * Tells how the page does for who looks at it, each figure once it is final. A page whose trace is
 * recorded has them gathered into one report too, by who has to be there before the first is told.
 */
export function touch(
  element: Element,
  event: Event,
  load: (name: string) => Promise<Neighbour>
): void {
  const gather = async () => {
    if (currentPageTrace().isSampled) (await load('traces')).touch(element, event, load)
  }
  gather()
    .catch(() => undefined)
    .then(measure)
}
