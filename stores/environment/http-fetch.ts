import { asFailure, Failure } from './failure.ts'
import type { Clock, Log } from './parts.ts'

export interface Retries {
  readonly times: number
  readonly every: number
}

const textOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown))

async function attempt(fetch: typeof globalThis.fetch, url: string, init?: RequestInit) {
  let response: Response
  try {
    response = await fetch(url, init)
  } catch (thrown) {
    throw new Error(`Could not fetch: ${url}. Message: ${textOf(thrown)}`, { cause: thrown })
  }
  if (response.ok) return response
  const kind = response.status === 401 ? 'auth' : 'network'
  throw new Failure(kind, `Error ${response.status}: ${response.statusText}`)
}

/** Fetches, and where retries are asked for tries again before it gives up; who is not let in is told so at once. */
export async function httpFetch(
  ports: { readonly fetch: typeof globalThis.fetch; readonly clock: Clock; readonly log: Log },
  url: string,
  init?: RequestInit,
  retries?: Retries
): Promise<Response> {
  const { fetch, clock, log } = ports
  for (let left = retries?.times ?? 0; ; left--) {
    try {
      return await attempt(fetch, url, init)
    } catch (thrown) {
      if (!retries || asFailure(thrown).kind === 'auth') throw thrown
      if (left <= 0) throw new Error(`Failed to fetch ${url} after max retries.`, { cause: thrown })
      log.warn('Failed to fetch, retrying...')
      await new Promise<void>(resolve => clock.after(retries.every, resolve))
    }
  }
}
