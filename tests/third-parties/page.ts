import type { ConsentCategory } from '#config/consent-categories.ts'
import type { SentEvent, TrackedEvent } from '#contract/events.ts'
import type { ScriptHandle } from '#third-parties/load-script.ts'
import type { TrackedPage, TrackerContext } from '#third-parties/trackers/tracker.ts'

type State = ScriptHandle['state']

let ids = 0

/** An event as pages send it. */
export const sent = (event: TrackedEvent, more: Partial<SentEvent> = {}): SentEvent =>
  ({
    ...event,
    id: `event-${++ids}`,
    at: 1,
    operator: 'Infiniza',
    locale: 'en',
    ...more
  }) as SentEvent

class FakeScript implements ScriptHandle {
  state: State = 'loading'
  isThere = true
  readonly done: Promise<'errored' | 'loaded'>
  settle: (state: 'errored' | 'loaded') => Promise<void>
  readonly name: string
  readonly url: string

  constructor(name: string, url: string) {
    this.name = name
    this.url = url
    let resolve = (_state: 'errored' | 'loaded') => {}
    this.done = new Promise(done => {
      resolve = done
    })
    this.settle = async state => {
      this.state = state
      resolve(state)
      await this.done
    }
  }

  remove(): void {
    this.isThere = false
  }
}

/** A page that trackers count, its scripts and its wire played by the test. */
export function openTrackedPage(...categories: readonly ConsentCategory[]) {
  const scripts: FakeScript[] = []
  const warnings: string[] = []
  const posts: { url: string; body: { events: SentEvent[] } }[] = []
  const classes = new Set<string>()
  const dataset: Record<string, string | undefined> = {}
  let answer = async () => new Response(null, { status: 204 })
  const globals: Record<string, unknown> = {}
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible' as DocumentVisibilityState,
    documentElement: {
      dataset,
      classList: {
        add: (name: string) => void classes.add(name),
        remove: (name: string) => void classes.delete(name)
      }
    }
  })
  const page: TrackedPage = {
    globals,
    document,
    origin: 'https://lobby.test',
    async fetch(url, init) {
      posts.push({ url, body: JSON.parse(String(init.body)) })
      return answer()
    }
  }
  let consents: ReadonlySet<ConsentCategory> = new Set(categories)
  let playerId: string | undefined
  const context = (): TrackerContext => ({
    page,
    consents,
    playerId,
    warn: message => void warnings.push(message),
    load({ name, url }) {
      const script = new FakeScript(name, url)
      scripts.push(script)
      return script
    }
  })
  return {
    context,
    globals,
    scripts,
    warnings,
    posts,
    classes,
    document,
    dataset,
    consentTo: (...next: readonly ConsentCategory[]) => {
      consents = new Set(next)
    },
    playsAs: (id: string | undefined) => {
      playerId = id
    },
    answers: (next: () => Promise<Response>) => {
      answer = next
    },
    /** What the data layer holds: commands as lists of their words. */
    layer: (): unknown[] => {
      const layer = globals['dataLayer']
      return Array.isArray(layer)
        ? layer.map(entry => ('length' in Object(entry) ? Array.from(entry) : entry))
        : []
    }
  }
}
