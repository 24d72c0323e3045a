import { EVENT_CHANNEL, LISTENING_CHANNEL, PLAYER_CHANNEL } from '#contract/event-channel.ts'
import {
  readEvent,
  readSentEvent,
  readSource,
  type SentEvent,
  type TrackedEvent
} from '#contract/events.ts'
import type { ProductMode } from '#contract/wire/product-mode.ts'
import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { arrival } from '../arrival.ts'
import { onConsent, readConsent } from '../consent-state.ts'
import { startFurther } from '../further-scripts.ts'
import { loadScript } from '../load-script.ts'
import { watchBanners } from '../watch/banner-clicks.ts'
import { exposures } from '../watch/exposures.ts'
import { beat } from '../watch/heartbeat.ts'
import { watchPageViews } from '../watch/page-views.ts'
import { countersOf } from './counters.ts'
import { measuring } from './measuring.ts'
import type { TrackerContext } from './tracker.ts'

/** What the build knows and an event carries. */
export interface House {
  readonly operator: string
  productMode(): ProductMode
  /** Lets the page's own figures be told, which weigh more to measure than all the rest. */
  loadVitals(): void
}

const consents = () => {
  const consent = readConsent()
  return consent.status === 'answered' ? consent.categories : new Set<never>()
}

const warn = (message: string) => console.warn(message)

const after = (milliseconds: number, callback: () => void) => {
  const timer = setTimeout(callback, milliseconds)
  return () => clearTimeout(timer)
}

/** `randomUUID` is missing where a page came without encryption. */
const newId = () => crypto.randomUUID?.() ?? `${Date.now()}-${Math.random().toString(36).slice(2)}`

const LOCALE = /^\/([a-z]{2}(?:_[A-Z]{2})?)(?:\/|$)/

const localeOf = ({ pathname }: Location) =>
  LOCALE.exec(pathname)?.[1] ?? document.documentElement.lang.slice(0, 2)

async function parties() {
  const response = await fetch(THIRD_PARTIES_PATH)
  const read = response.ok ? readThirdParties(await response.json()) : null
  if (!read) throw new Error(`${THIRD_PARTIES_PATH} cannot be read`)
  return read
}

function onAddress(listener: (isReturn: boolean) => void): () => void {
  const life = new AbortController()
  const { signal } = life
  const changed = () => listener(false)
  document.addEventListener('astro:page-load', changed, { signal })
  addEventListener('popstate', changed, { signal })
  addEventListener('pageshow', ({ persisted }) => persisted && listener(true), { signal })
  return () => life.abort()
}

/**
 * Lets those trackers of the brand work that the visitor has agreed to, and tells them what happens
 * here, for as long as the document lives. Rejects where nobody says which trackers there are.
 */
export async function startMeasuring(house: House): Promise<void> {
  const { operator, productMode, loadVitals } = house
  const { trackers, scripts, fonts } = await parties()
  let playerId: string | undefined

  const context = (): TrackerContext => ({
    page: {
      globals: window,
      document,
      origin: location.origin,
      fetch: (url, init) => fetch(url, init)
    },
    load: loadScript,
    consents: consents(),
    playerId,
    warn
  })
  const measured = measuring(countersOf(trackers), context)

  const sent = (event: TrackedEvent): SentEvent | null =>
    readSentEvent({
      ...event,
      id: newId(),
      at: Date.now(),
      operator,
      locale: localeOf(location),
      playerId,
      utm: readSource(arrival())
    })
  const tell = (event: TrackedEvent) => {
    const whole = sent(event)
    if (whole) measured.tell(whole)
    else warn(`An event of the kind ${event.name} may not be told`)
  }

  const expose = exposures(window, (experiment, variant) =>
    tell({ name: 'experiment_exposure', experiment, variant })
  )

  let stopBeat: (() => void) | undefined
  let hasVitals = false
  const answered = () => {
    const mayCount = consents().has('analytics')
    measured.changed()
    expose()
    document.dispatchEvent(new Event(LISTENING_CHANNEL))
    if (!mayCount) stopBeat?.()
    stopBeat = mayCount
      ? (stopBeat ??
        beat({ after, isHidden: () => document.hidden }, () =>
          tell({ name: 'heartbeat', productMode: productMode() })
        ))
      : undefined
    if (!mayCount || hasVitals) return
    hasVitals = true
    loadVitals()
  }

  /** Who tells may want to know whether it was counted. */
  const hear = (event: Event) => {
    if (consents().has('analytics')) event.preventDefault()
  }
  document.addEventListener(PLAYER_CHANNEL, event => {
    hear(event)
    const told = event instanceof CustomEvent ? event.detail : undefined
    playerId = typeof told === 'string' ? told : undefined
    measured.changed()
  })
  document.addEventListener(EVENT_CHANNEL, event => {
    hear(event)
    const told = readEvent(event instanceof CustomEvent ? event.detail : undefined)
    if (told) tell(told)
    else warn('Something was told that is no event')
  })
  answered()
  onConsent(answered)
  document.addEventListener('astro:page-load', expose)
  startFurther({ scripts, fonts })
  watchBanners(document, target => tell({ name: 'banner_click', target }))
  watchPageViews({ path: () => location.pathname, after, onChange: onAddress }, path =>
    tell({ name: 'page_view', path })
  )
}
