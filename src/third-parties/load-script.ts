import type { ConsentCategory } from '#config/consent-categories.ts'
import { type LoadHandle, watchLoad } from './watch-load.ts'

export type ScriptHandle = LoadHandle

export interface ScriptRequest {
  readonly name: string
  readonly url: string
  /** A hash such as `sha384-…`; a file with another is not run. */
  readonly integrity?: string | undefined
  readonly attributes?: Readonly<Record<string, string>>
  /** What has to be agreed to; without one the script is necessary, or its caller has asked. */
  readonly category?: ConsentCategory
  readonly timeoutMs?: number
  readonly retries?: number
  /** Hears of the failure in place of the console. */
  readonly tell?: (message: string) => void
}

/**
 * The one way by which a script of others enters a page. That a script has loaded does not say that
 * it gives what it should: who asked for it looks.
 */
export function loadScript(request: ScriptRequest): ScriptHandle {
  const { name, url, integrity, attributes = {}, category = 'necessary' } = request
  const { timeoutMs = 10_000, retries = 2, tell = console.warn } = request
  return watchLoad({
    name,
    url,
    category,
    timeoutMs,
    retries,
    tell,
    make() {
      const script = document.createElement('script')
      for (const [key, value] of Object.entries(attributes)) script.setAttribute(key, value)
      if (integrity) {
        script.integrity = integrity
        script.crossOrigin = 'anonymous'
      }
      script.async = true
      script.src = url
      return script
    }
  })
}
