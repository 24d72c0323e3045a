import type { ThirdParties } from '#config/third-parties.ts'
import type { SentEvent } from '#contract/events.ts'
import type { ScriptHandle } from '../load-script.ts'
import type { Tracker, TrackerContext } from './tracker.ts'

type Settings = NonNullable<ThirdParties['trackers']['advertising']>

/** An advertiser learns that a campaign led to an account or a deposit, and not for how much. */
const GOALS: readonly SentEvent['name'][] = ['sign_up', 'deposit']

const DIVIDER = '/'

function pageOf(event: SentEvent): string | undefined {
  if (event.name === 'page_view') return event.path.replace(/^\/|\/$/g, '')
  return GOALS.includes(event.name) ? event.name : undefined
}

/** Adform's tracking points: its script sends what stands in a list each time it is loaded. */
export function advertising({ url, id }: Settings): Tracker {
  let now: TrackerContext | undefined
  let script: ScriptHandle | undefined
  let queue: object[] = []

  const load = () => {
    if (!now || script?.state === 'loading') return
    script?.remove()
    Reflect.set(now.page.globals, '_adftrack', queue)
    const loading = now.load({ name: 'advertising', url })
    script = loading
    queue = []
    // What was told meanwhile goes by the next load.
    void loading.done.then(state => {
      if (script === loading && state === 'loaded' && queue.length > 0) load()
    })
  }

  return {
    start(context) {
      now = context
    },
    tell(event) {
      const pagename = pageOf(event)
      if (!now || pagename === undefined || script?.state === 'errored') return
      queue.push({
        HttpHost: new URL(url).host,
        pm: id,
        divider: encodeURIComponent(DIVIDER),
        pagename: encodeURIComponent(pagename)
      })
      load()
    },
    stop() {
      if (!now) return
      queue = []
      Reflect.set(now.page.globals, '_adftrack', queue)
      script?.remove()
      script = undefined
      now = undefined
    }
  }
}
