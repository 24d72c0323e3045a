export interface ScriptOrder {
  readonly name: string
  readonly url: string
  readonly integrity?: string
  readonly attributes?: Readonly<Record<string, string>>
  readonly timeoutMs?: number
  readonly retries?: number
}

export interface ScriptHandle {
  readonly state: 'loading' | 'loaded' | 'errored'
  readonly done: Promise<'loaded' | 'errored'>
  remove(): void
}

/** Puts a script of others into the page; it is taken out again where it does not come. */
export function loadScript({ name, url }: ScriptOrder): ScriptHandle {
  const script = document.createElement('script')
  let state: ScriptHandle['state'] = 'loading'
  const done = new Promise<'loaded' | 'errored'>(resolve => {
    script.onload = () => {
      state = 'loaded'
      resolve(state)
    }
    script.onerror = () => {
      state = 'errored'
      script.remove()
      console.warn(`The script ${name} did not load`)
      resolve(state)
    }
  })
  script.src = url
  document.head.append(script)
  return {
    get state() {
      return state
    },
    done,
    remove: () => script.remove()
  }
}
