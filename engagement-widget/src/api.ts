import { type EngagementError, readEngagementRefusal } from '#contract/wire/engagement.ts'
import type { WidgetOptions } from '#contract/wire/engagement-widget.ts'

/** BUSY: too many questions; NETWORK: nobody knows what came of it; FAILED: no sense in the answer. */
export type RefusalCode = EngagementError | 'BUSY' | 'FAILED' | 'NETWORK'

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode

  constructor(code: RefusalCode) {
    super(code)
    this.code = code
  }
}

/** The code of whatever was thrown; what is no refusal is a fault of ours. */
export const codeOf = (error: unknown): RefusalCode =>
  error instanceof Refusal ? error.code : 'FAILED'

export type Reader<A> = (value: unknown) => A | null

export interface Api {
  get<A>(path: string, read: Reader<A>): Promise<A>
  /** Does something at the provider; what it answers is read anew and not taken from here. */
  post(path: string, body?: object): Promise<void>
  /** An answer whose body is read as it comes. */
  open(path: string, signal: AbortSignal): Promise<Response>
}

const TIMEOUT_MS = 12_000

async function bodyOf(answer: Response): Promise<unknown> {
  try {
    return await answer.json()
  } catch {
    return null
  }
}

function refusalOf(status: number, body: unknown): Refusal {
  const refused = readEngagementRefusal(body)
  if (refused) return new Refusal(refused.error.code)
  if (status === 401) return new Refusal('INVALID_TOKEN')
  return new Refusal(status === 429 ? 'BUSY' : 'FAILED')
}

/** The way to the provider; a refused token is asked for anew, once. */
export function apiOf(base: string, { token, locale }: WidgetOptions): Api {
  let held: Promise<string> | undefined

  const tokenNow = (): Promise<string> => {
    held ??= token()
    return held
  }

  async function send(path: string, init: RequestInit, own: Promise<string>): Promise<Response> {
    try {
      const headers = { ...init.headers, authorization: `Bearer ${await own}` }
      const address = `${base}${path}?locale=${encodeURIComponent(locale)}`
      return await fetch(address, { ...init, headers, credentials: 'omit' })
    } catch {
      forget(own)
      throw new Refusal('NETWORK')
    }
  }

  /** Another question may have a new one already. */
  const forget = (own: Promise<string>): void => {
    if (held === own) held = undefined
  }

  async function ask(path: string, init: RequestInit): Promise<Response> {
    const own = tokenNow()
    const first = await send(path, init, own)
    if (first.status !== 401) return first
    forget(own)
    return send(path, init, tokenNow())
  }

  async function answered(path: string, init: RequestInit): Promise<unknown> {
    const answer = await ask(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
    const body = await bodyOf(answer)
    if (!answer.ok) throw refusalOf(answer.status, body)
    return body
  }

  return {
    async get(path, read) {
      const value = read(await answered(path, {}))
      if (value === null) throw new Refusal('FAILED')
      return value
    },
    async post(path, body = {}) {
      await answered(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body)
      })
    },
    async open(path, signal) {
      const answer = await ask(path, { signal, headers: { accept: 'text/event-stream' } })
      if (!answer.ok) throw refusalOf(answer.status, await bodyOf(answer))
      return answer
    }
  }
}
