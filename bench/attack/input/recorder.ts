import { createServer, request } from 'node:http'

/** A call from one party to another, as it was sent. */
export interface Recorded {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Recorder {
  readonly port: number
  /** Where what arrives is handed on to. */
  to(port: number): void
  readonly calls: readonly Recorded[]
  close(): Promise<void>
}

/** What a browser asks for itself; everything else comes from another party. */
const OF_BROWSERS = /^\/(?:graphql|api\/graphql|lobby|realms|sandbox|play)(?:\/|\?|$)/

/** A line in front of a house that writes down what other parties tell it. */
export async function openRecorder(): Promise<Recorder> {
  const calls: Recorded[] = []
  let target = 0
  const server = createServer(async (incoming, outgoing) => {
    const parts: Buffer[] = []
    for await (const part of incoming) parts.push(part)
    const body = Buffer.concat(parts)
    const { method = 'GET', url: path = '/', headers } = incoming
    if (method === 'POST' && !OF_BROWSERS.test(path)) {
      const told = Object.entries(headers).map(([name, value]) => [name, String(value)])
      calls.push({ path, headers: Object.fromEntries(told), body })
    }
    const onward = request({ host: '127.0.0.1', port: target, method, path, headers }, answer => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    onward.end(body)
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    to(port) {
      target = port
    },
    calls,
    close: () =>
      new Promise(resolve => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  }
}
