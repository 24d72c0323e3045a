import { request as send } from 'node:http'

export interface Asked {
  /** Where the connection goes; whom it is for says `host`. */
  readonly port: number
  readonly host: string
  /** As it is written on the wire: nothing is put in order. */
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

export interface Told {
  readonly status: number
  /** The values of each header, by its name in lower case, as often as it stands there. */
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly text: string
}

const WITHIN_MS = 60_000

const grouped = (raw: readonly string[]) => {
  const headers = new Map<string, string[]>()
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index]?.toLowerCase() ?? ''
    headers.set(name, [...(headers.get(name) ?? []), raw[index + 1] ?? ''])
  }
  return headers
}

/** Asks as the bytes say, follows nothing and keeps nothing; of a stream it hears the head alone. */
export function asked({ port, host, path, method = 'GET', headers, body }: Asked): Promise<Told> {
  return new Promise((resolve, reject) => {
    const sent = { ...headers, host, connection: 'close' }
    const request = send({ hostname: '127.0.0.1', port, path, method, agent: false, headers: sent })
    const late = setTimeout(
      () => request.destroy(new Error(`${method} ${host}${path}: no answer`)),
      WITHIN_MS
    )
    const fail = (error: Error) => {
      clearTimeout(late)
      reject(error)
    }
    request.on('error', fail)
    request.on('response', response => {
      let text = ''
      const tell = () => {
        clearTimeout(late)
        const { statusCode: status = 0, rawHeaders } = response
        resolve({ status, headers: grouped(rawHeaders), text })
      }
      response.on('error', fail)
      if (response.headers['content-type']?.includes('event-stream')) {
        tell()
        request.destroy()
        return
      }
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => {
        text += chunk
      })
      response.on('end', tell)
    })
    request.end(body)
  })
}

/** The one value of a header, or all of them where it stands there more than once. */
export const header = ({ headers }: Told, name: string): string | undefined =>
  headers.get(name)?.join(' AND ')
