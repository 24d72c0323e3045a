import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What the party sends for a path: a script or a sheet, a status, or nothing before it is let go. */
export type Sent = string | number | { readonly held: string }

export interface OtherParty {
  readonly origin: string
  /** One answer after the other; the last one is given again and again. */
  send(path: string, ...answers: readonly Sent[]): void
  /** How often a path was asked for. */
  asked(path: string): number
  /** Answers what was held back. */
  letGo(): void
  close(): Promise<void>
}

/** A host of another party, on an origin of its own on this machine. */
export async function openOtherParty(): Promise<OtherParty> {
  const answers = new Map<string, Sent[]>()
  const asked = new Map<string, number>()
  let held: (() => void)[] = []

  const write = (response: ServerResponse, path: string, text: string) =>
    response
      .writeHead(200, {
        'content-type': path.endsWith('.css') ? 'text/css' : 'text/javascript',
        'access-control-allow-origin': '*'
      })
      .end(text)

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://party.test')
    asked.set(pathname, (asked.get(pathname) ?? 0) + 1)
    const left = answers.get(pathname) ?? []
    const sent = (left.length > 1 ? left.shift() : left[0]) ?? 404
    if (typeof sent === 'number') response.writeHead(sent).end()
    else if (typeof sent === 'string') write(response, pathname, sent)
    else held.push(() => write(response, pathname, sent.held))
  })
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    send(path, ...given) {
      answers.set(path, [...given])
      asked.delete(path)
    },
    asked: path => asked.get(path) ?? 0,
    letGo() {
      for (const answer of held) answer()
      held = []
    },
    async close() {
      server.closeAllConnections()
      await new Promise(resolve => server.close(resolve))
    }
  }
}
