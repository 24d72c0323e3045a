export interface ScriptListener {
  /** What the script has put on `window.engagement`, whatever that is. */
  loaded(given: unknown): void
  failed(): void
}

/** Puts the engagement provider's script into the page; what it returns takes the element out. */
export type LoadScript = (url: string, listener: ScriptListener) => () => void

const intoDocument: LoadScript = (url, listener) => {
  const script = document.createElement('script')
  script.async = true
  script.onload = () => listener.loaded(Reflect.get(window, 'engagement'))
  script.onerror = () => listener.failed()
  script.src = url
  document.head.append(script)
  return () => script.remove()
}

let current: LoadScript | undefined

/** The way to the provider's script; apart from the rest of the environment, which every page carries. */
export const loadEngagementScript: LoadScript = (url, listener) =>
  (current ?? intoDocument)(url, listener)

/** For tests, which play the world. */
export function setEngagementScript(given: LoadScript | undefined): void {
  current = given
}
