import { loadScript } from '#third-parties/load-script.ts'

export interface ScriptListener {
  /** What the script has put on `window.engagement`, whatever that is. */
  loaded(given: unknown): void
  failed(): void
}

/** Puts the engagement provider's script into the page; what it returns takes the element out. */
export type LoadScript = (url: string, listener: ScriptListener) => () => void

const intoDocument: LoadScript = (url, listener) => {
  // Who asks for it tries again by itself, tells of it, and gives it up before this time is over.
  const script = loadScript({
    name: 'engagement widget',
    url,
    retries: 0,
    timeoutMs: 60_000,
    tell: () => undefined
  })
  script.done.then(end => {
    if (end === 'loaded') listener.loaded(Reflect.get(window, 'engagement'))
    else listener.failed()
  })
  return script.remove
}

let current: LoadScript | undefined

/** The way to the provider's script; apart from the rest of the environment, which every page carries. */
export const loadEngagementScript: LoadScript = (url, listener) =>
  (current ?? intoDocument)(url, listener)

/** For tests, which play the world. */
export function setEngagementScript(given: LoadScript | undefined): void {
  current = given
}
