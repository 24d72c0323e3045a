import { request as send } from 'node:http'
import type { Config } from '../config.ts'

export interface Call {
  readonly method?: 'DELETE' | 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs?: number
}

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string[] | string | undefined>>
  readonly text: string
}

const EVERY_ADDRESS = ['0.0.0.0', '::']
const LARGEST_ANSWER = 1024 * 1024

/** Whether a name is of this machine: names below localhost are. */
export const isOwnName = ({ hostname }: URL): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost')

/** The address under which this machine reaches its own house. */
export const listensAt = ({ host }: Config): string =>
  EVERY_ADDRESS.includes(host) ? '127.0.0.1' : host

/** Names below localhost are known to browsers, not to the resolver: they are this machine. */
function overLoopback(url: URL, config: Config, call: Call): Promise<Answer> {
  const { method = 'GET', headers = {}, body, timeoutMs = 10_000 } = call
  return new Promise((resolve, reject) => {
    const request = send(
      {
        hostname: listensAt(config),
        port: url.port || 80,
        path: url.pathname + url.search,
        method,
        headers: { ...headers, host: url.host },
        signal: AbortSignal.timeout(timeoutMs)
      },
      async response => {
        try {
          let text = ''
          for await (const chunk of response.setEncoding('utf8')) {
            text += chunk
            if (text.length > LARGEST_ANSWER) throw new RangeError('The answer is too large')
          }
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        } catch (error) {
          reject(error)
        }
      }
    )
    request.on('error', reject)
    request.end(body)
  })
}

/** Calls an address from the server; redirects are answers, not followed. */
export async function call(
  config: Config,
  address: URL | string,
  call: Call = {}
): Promise<Answer> {
  const url = new URL(address)
  if (isOwnName(url)) return overLoopback(url, config, call)
  const response = await fetch(url, {
    method: call.method ?? 'GET',
    headers: { ...call.headers },
    body: call.body ?? null,
    redirect: 'manual',
    signal: AbortSignal.timeout(call.timeoutMs ?? 10_000)
  })
  const headers = Object.fromEntries(response.headers)
  return { status: response.status, headers, text: await response.text() }
}
