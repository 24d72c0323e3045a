import type { ThirdParties } from '#config/third-parties.ts'
import type { Marked, Tracker, TrackerContext } from './tracker.ts'

type Settings = NonNullable<ThirdParties['trackers']['recording']>

type Recorder = ((call: string, parameters?: object) => void) & {
  q?: unknown[]
  _api?: (call: string, parameters?: object) => void
}

/** Under it the recorder keeps the shape of texts and of what is typed, and no letter of them. */
const MASK = 'fs-mask'

/** Pages that only a player has use of are marked so by their layout, and are not recorded at all. */
const isPersonal = ({ dataset }: Marked) => dataset['signIn'] !== undefined

const isMarked = (value: unknown): value is { readonly documentElement: Marked } =>
  typeof value === 'object' && value !== null && 'documentElement' in value

/** What is said before the recorder's script is there waits in a list, which the script takes over. */
function recorderOf(globals: object): Recorder {
  const waiting: unknown[] = []
  const recorder: Recorder = (call, parameters) => {
    if (recorder._api) recorder._api(call, parameters)
    else recorder.q?.push([call, parameters])
  }
  recorder.q = waiting
  Reflect.set(globals, 'FS', recorder)
  return recorder
}

/** FullStory's recording of a visit: masked throughout, and never on a personal page. */
export function recording({ url, id }: Settings): Tracker {
  let now: TrackerContext | undefined
  let isRecording = false
  let hasScript = false

  const say = (call: string, parameters?: object) => {
    const recorder: unknown = now && Reflect.get(now.page.globals, 'FS')
    if (typeof recorder === 'function') Reflect.apply(recorder, undefined, [call, parameters])
  }
  const begin = () => {
    if (!now || isRecording) return
    isRecording = true
    if (hasScript) return say('restart')
    hasScript = true
    const { globals } = now.page
    Object.assign(globals, {
      _fs_host: 'fullstory.com',
      _fs_script: url.replace(/^https?:\/\//, ''),
      _fs_org: id,
      _fs_namespace: 'FS'
    })
    if (typeof Reflect.get(globals, 'FS') !== 'function') recorderOf(globals)
    now.load({ name: 'recording', url })
  }
  const end = () => {
    if (isRecording) say('shutdown')
    isRecording = false
  }
  /** Before the next page stands in the document, so that nothing of it is seen. */
  const swapping = (event: Event) => {
    const next = 'newDocument' in event ? event.newDocument : undefined
    if (!isMarked(next)) return end()
    next.documentElement.classList.add(MASK)
    if (isPersonal(next.documentElement)) end()
  }
  const swapped = () => {
    if (now && !isPersonal(now.page.document.documentElement)) begin()
  }

  return {
    start(context) {
      now = context
      const { document } = context.page
      document.documentElement.classList.add(MASK)
      document.addEventListener('astro:before-swap', swapping)
      document.addEventListener('astro:after-swap', swapped)
      swapped()
    },
    // A page that was recorded is told by the recording itself.
    tell(event) {
      if (isRecording && event.name !== 'page_view' && event.name !== 'heartbeat')
        say('trackEvent', { name: event.name, properties: propertiesOf(event) })
    },
    stop() {
      if (!now) return
      const { document } = now.page
      end()
      document.removeEventListener('astro:before-swap', swapping)
      document.removeEventListener('astro:after-swap', swapped)
      document.documentElement.classList.remove(MASK)
      now = undefined
    }
  }
}

/** A recording is of nobody in particular. */
function propertiesOf({
  name: _name,
  playerId: _player,
  ...rest
}: object & { name: string; playerId?: string | undefined }) {
  return rest
}
