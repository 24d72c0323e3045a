import type { ConsentCategory } from '#config/consent-categories.ts'
import { isAgreed } from './agreed.ts'

export type LoadEnd = 'loaded' | 'errored'

export interface LoadHandle {
  readonly state: LoadEnd | 'loading'
  readonly done: Promise<LoadEnd>
  /** Takes it out of the page; what is still under way then has errored and does not run. */
  remove(): void
}

/** What an element of the head is loaded by, a script or a style sheet. */
export interface Load {
  /** One that is loading or there is not loaded again by its name. */
  readonly name: string
  readonly url: string
  /** Asked anew before each attempt; a load that is not agreed to has errored without a request. */
  readonly category: ConsentCategory
  readonly timeoutMs: number
  readonly retries: number
  /** Hears of the failure. */
  readonly tell: (message: string) => void
  make(): HTMLScriptElement | HTMLLinkElement
}

const PAUSE = 1000

const handles = new Map<string, LoadHandle>()

/** In another document a script that is still under way does not run when it comes. */
const takeOut = (element: Element | undefined) =>
  element && document.implementation.createHTMLDocument().adoptNode(element)

const whether = (element: HTMLElement, timeoutMs: number, ended: AbortSignal) =>
  new Promise<boolean>(resolve => {
    const end = (hasCome: boolean) => {
      clearTimeout(timer)
      resolve(hasCome)
    }
    const timer = setTimeout(end, timeoutMs, false)
    element.onload = () => end(true)
    element.onerror = () => end(false)
    ended.addEventListener('abort', () => end(false))
    document.head.append(element)
  })

const pause = (length: number, ended: AbortSignal) =>
  new Promise<void>(resolve => {
    setTimeout(resolve, length)
    ended.addEventListener('abort', () => resolve())
  })

function begin(load: Load): LoadHandle {
  const { name, url, category, timeoutMs, retries, tell } = load
  const removal = new AbortController()
  const ended = removal.signal
  let state: LoadHandle['state'] = 'loading'
  let element: HTMLElement | undefined

  const run = async (): Promise<LoadEnd> => {
    for (let turn = 0; turn <= retries; turn += 1) {
      if (turn > 0) await pause(turn * PAUSE, ended)
      if (ended.aborted || !isAgreed(category)) return 'errored'
      element = load.make()
      if (await whether(element, timeoutMs, ended)) return 'loaded'
      takeOut(element)
    }
    if (!ended.aborted) tell(`${name} did not load from ${url}`)
    return 'errored'
  }
  const done = run().then(end => {
    state = end
    return end
  })

  const handle: LoadHandle = {
    get state() {
      return state
    },
    done,
    remove() {
      removal.abort()
      takeOut(element)
      if (handles.get(name) === handle) handles.delete(name)
    }
  }
  return handle
}

/**
 * Puts an element of another party into the page and watches it: after its time, or an error, it is
 * taken out and tried again, and in the end flagged as errored, with one line in the log.
 */
export function watchLoad(load: Load): LoadHandle {
  const known = handles.get(load.name)
  if (known && known.state !== 'errored') return known
  const handle = begin(load)
  handles.set(load.name, handle)
  return handle
}
