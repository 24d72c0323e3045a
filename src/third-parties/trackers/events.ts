import type { ThirdParties } from '#config/third-parties.ts'
import type { SentEvent } from '#contract/events.ts'
import type { Tracker, TrackerContext } from './tracker.ts'

type Settings = NonNullable<ThirdParties['trackers']['events']>

const GATHER_MS = 2000
const MOST_AT_ONCE = 20
const MOST_KEPT = 100

/**
 * The house's own counting: events are posted a few at a time as `{ events }`, at the latest when
 * the page is left. What does not arrive is sent with the next, for as long as it is little.
 */
export function events({ url }: Settings): Tracker {
  let now: TrackerContext | undefined
  let queue: SentEvent[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let run = {}
  let hasWarned = false

  const failed = (context: TrackerContext, batch: readonly SentEvent[], reason: string) => {
    queue = [...batch, ...queue].slice(-MOST_KEPT)
    if (!hasWarned) context.warn(`Events were not taken: ${reason}`)
    hasWarned = true
  }
  const send = async (context: TrackerContext, batch: readonly SentEvent[]) => {
    const sending = run
    let fault: string | undefined
    try {
      // As text, so that no browser asks beforehand, for which a page that is left has no time.
      const response = await context.page.fetch(url, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'text/plain;charset=UTF-8' },
        body: JSON.stringify({ events: batch })
      })
      if (!response.ok) fault = String(response.status)
    } catch (thrown) {
      fault = String(thrown)
    }
    // Who took consent back meanwhile has nothing more sent.
    if (fault !== undefined && sending === run) failed(context, batch, fault)
  }
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (!now || queue.length === 0) return
    const batch = queue.slice(0, MOST_AT_ONCE)
    queue = queue.slice(MOST_AT_ONCE)
    void send(now, batch)
    if (queue.length > 0) flush()
  }
  const left = () => {
    if (now?.page.document.visibilityState === 'hidden') flush()
  }

  return {
    start(context) {
      now = context
      context.page.document.addEventListener('visibilitychange', left)
    },
    tell(event) {
      queue.push(event)
      if (queue.length >= MOST_AT_ONCE) flush()
      else timer ??= setTimeout(flush, GATHER_MS)
    },
    changed(context) {
      now = context
    },
    stop() {
      now?.page.document.removeEventListener('visibilitychange', left)
      clearTimeout(timer)
      timer = undefined
      queue = []
      run = {}
      now = undefined
    }
  }
}
