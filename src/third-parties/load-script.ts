export interface ScriptOptions {
  /** One element a name. */
  readonly name: string
  readonly url: string
  readonly integrity?: string | undefined
  readonly attributes?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly retries?: number
}

export interface ScriptHandle {
  readonly state: 'errored' | 'loaded' | 'loading'
  readonly done: Promise<'errored' | 'loaded'>
  remove(): void
}

const scripts = new Map<string, ScriptHandle>()

/** Puts a script of another party into the page, once for each name; one that fails is taken out. */
export function loadScript(options: ScriptOptions): ScriptHandle {
  const { name, url, integrity, attributes = {}, timeoutMs = 10_000, retries = 2 } = options
  const known = scripts.get(name)
  if (known && known.state !== 'errored') return known
  let state: ScriptHandle['state'] = 'loading'
  let element: HTMLScriptElement | undefined

  const attempt = () =>
    new Promise<boolean>(resolve => {
      const script = document.createElement('script')
      element = script
      for (const [key, value] of Object.entries(attributes)) script.setAttribute(key, value)
      if (integrity) Object.assign(script, { integrity, crossOrigin: 'anonymous' })
      script.async = true
      const end = (isLoaded: boolean) => {
        clearTimeout(timer)
        if (!isLoaded) script.remove()
        resolve(isLoaded)
      }
      const timer = setTimeout(() => end(false), timeoutMs)
      script.onload = () => end(true)
      script.onerror = () => end(false)
      script.src = url
      document.head.append(script)
    })
  const run = async (): Promise<'errored' | 'loaded'> => {
    for (let turn = 0; turn <= retries; turn += 1)
      if (await attempt()) {
        state = 'loaded'
        return state
      }
    state = 'errored'
    console.warn(`The script ${name} did not load from ${url}`)
    return state
  }
  const handle: ScriptHandle = {
    get state() {
      return state
    },
    done: run(),
    remove() {
      element?.remove()
      scripts.delete(name)
    }
  }
  scripts.set(name, handle)
  return handle
}
