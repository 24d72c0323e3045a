import { loadScript } from '../load-script.ts'
import { type ErrorSdk, isSdk } from './sdk.ts'

/** The library of a script that the configuration names, on the window by the name that it is known by. */
export async function scriptedSdk(url: string, integrity: string | undefined): Promise<ErrorSdk> {
  const script = loadScript({
    name: 'error reporting',
    url,
    integrity,
    // Who asked for it tells of it.
    tell: () => undefined
  })
  if ((await script.done) === 'errored') throw new Error(`no script came from ${url}`)
  const given: unknown = Reflect.get(globalThis, 'Sentry')
  if (!isSdk(given)) throw new Error(`the script of ${url} is no reporter`)
  return given
}
