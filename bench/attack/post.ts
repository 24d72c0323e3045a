import { Agent, request } from 'node:http'

import type { Answer } from '#server/http/call.ts'

const MOST_KEPT = 256 * 1024
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

export interface Sent {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
  /** After that it is given up, and its status is 0. */
  readonly timeoutMs?: number
}

/**
 * Sends anything to an address of this machine, whatever its name, and answers what came back; a line
 * that was cut has the status 0.
 */
export function send(address: URL | string, sent: Sent = {}): Promise<Answer> {
  const url = new URL(address)
  const { method = 'POST', headers = {}, body, timeoutMs = 15_000 } = sent
  return new Promise(resolve => {
    const cut = (error: Error) => {
      clearTimeout(timer)
      resolve({ status: 0, headers: {}, text: error.message })
    }
    const timer = setTimeout(() => call.destroy(new Error('no answer in time')), timeoutMs)
    const call = request(
      {
        agent,
        host: '127.0.0.1',
        port: url.port,
        method,
        path: `${url.pathname}${url.search}`,
        // Node names no length for methods that have no body as a rule.
        headers: {
          host: url.host,
          ...(body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
          ...headers
        }
      },
      response => {
        const answered = (text: string) => {
          clearTimeout(timer)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text })
        }
        // A stream has no end, and its beginning says whether it was let in.
        if (response.headers['content-type']?.startsWith('text/event-stream')) {
          response.on('error', () => undefined).destroy()
          return answered('')
        }
        let text = ''
        response.setEncoding('latin1')
        response.on('data', (chunk: string) => {
          if (text.length < MOST_KEPT) text += chunk
        })
        response.on('end', () => answered(text))
        response.on('error', cut)
      }
    )
    call.on('error', cut)
    call.end(body)
  })
}
