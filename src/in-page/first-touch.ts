import { REPORT_CHANNEL } from '#contract/event-channel.ts'
import { ASKED, TOUCHED } from './file-names.ts'
import { keptAnswer } from './kept-answer.ts'

/** What names a module: an element that is touched, or a stand-in for a module that no element waits for. */
interface Place {
  readonly dataset: Readonly<Record<string, string | undefined>>
}

interface Loader {
  touched(place: Place, event: Partial<Event>, bound: WeakSet<object>): Promise<void>
}

const MOST_REPORTS = 20

const importLoader = (): Promise<Loader> =>
  import(
    /* @vite-ignore */ import.meta.env.PROD ? `/_astro/${TOUCHED}` : '/src/components/touched.ts'
  )

function listen(bound: WeakSet<Element>): void {
  /** Should the module not come, a link is a link. */
  const hand = async (place: Place, event: Partial<Event>) => {
    let loader: Loader
    try {
      loader = await importLoader()
    } catch {
      if (event.defaultPrevented && place instanceof HTMLAnchorElement) location.assign(place.href)
      return
    }
    await loader.touched(place, event, bound)
  }
  const call = (touch: string, event: Partial<Event> = {}) =>
    hand({ dataset: { touch } }, event).catch(() => undefined)

  /** What an event is for: the search by Ctrl or Cmd and K, else what it happened to. */
  const touchedBy = (event: Event): HTMLElement | null | undefined => {
    if (!(event instanceof KeyboardEvent))
      return event.target instanceof Element
        ? event.target.closest<HTMLElement>('[data-touch]')
        : null
    const isCalled = (event.ctrlKey || event.metaKey) && event.key === 'k'
    return isCalled ? document.querySelector<HTMLElement>('[data-touch=search]') : null
  }
  const isOpenedElsewhere = (event: Event) =>
    event instanceof MouseEvent &&
    (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
  const onTouch = (event: Event) => {
    const element = touchedBy(event)
    if (!element || bound.has(element)) return
    const isClick = event.type === 'click' && 'touchClick' in element.dataset
    if (event.type === 'keydown' || (isClick && !isOpenedElsewhere(event))) event.preventDefault()
    void hand(element, event)
  }
  for (const type of ['pointerover', 'focusin', 'click', 'keydown', 'seen'])
    document.addEventListener(type, onTouch, true)

  /** Counts where an answer allows any of it: of the categories those alone have a `t` in their name. */
  const measure = (event: Event) => {
    if (/t/.test(keptAnswer() ?? '')) void call('measure', event)
  }
  /** Asks where nobody has answered, or the house has not heard of the answer (`consent-proof.ts`). */
  const ask = (event: Event) => {
    if (keptAnswer() && !isUnsent()) return
    // Asked for beside the module that calls it, and not after that.
    if (import.meta.env.PROD) import(/* @vite-ignore */ `/_astro/${ASKED}`).catch(() => undefined)
    void call('consent', event)
  }
  document.addEventListener('lobby:consent', event => {
    measure(event)
    ask(event)
  })

  // Read at once, lest the visitor goes on, and before anything is asked.
  const arrived = /[?&](utm_|aff=)/.test(location.search) && call('arrival')
  const whenIdle = (act: (event: Event) => void) => (event: Event) => {
    const idle = self.requestIdleCallback ?? setTimeout
    idle(async () => {
      await arrived
      if (document.prerendering)
        await new Promise(resolve => document.addEventListener('prerenderingchange', resolve))
      act(event)
    })
  }
  addEventListener('DOMContentLoaded', whenIdle(ask))
  addEventListener('load', whenIdle(measure))
  new BroadcastChannel('consent').onmessage = event => void call('consent', event)

  let reports = 0
  for (const type of ['error', 'unhandledrejection', REPORT_CHANNEL])
    addEventListener(type, event => {
      if (reports++ < MOST_REPORTS) void call('reports', event)
    })
}

function isUnsent(): boolean {
  try {
    return Boolean(localStorage['unsentConsent'])
  } catch {
    return false
  }
}

/**
 * Hands what is done for the first time to an element with `data-touch` — it is pointed at,
 * focused, clicked, tells that it is seen, or search is called by Ctrl or Cmd and K — to
 * `components/touched.ts`, which only such a person loads. On an element with `data-touch-click` a click
 * does nothing else. What has its module is left alone.
 *
 * By the same door come, once the page is read, shown and idle, the question for consent, which does not
 * wait for pictures, since on a page of text it is the largest thing that is painted, and once they are
 * there too the counters. The answer of another tab brings the module of consent, which takes it over.
 *
 * And what goes wrong, twenty times a document at most: the module for it decides what becomes of that.
 */
if (!window.touched) {
  window.touched = new WeakSet()
  listen(window.touched)
}
