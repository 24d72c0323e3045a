import { once } from 'node:events'
import { createServer, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as passes } from 'node:timers/promises'

const PIECE_BYTES = 1400
/** Longer than a frame, so that a browser may paint what has come so far. */
const BETWEEN_MS = 25

async function inPieces(response: ServerResponse, body: Buffer): Promise<void> {
  for (let at = 0; at < body.length; at += PIECE_BYTES) {
    response.write(body.subarray(at, at + PIECE_BYTES))
    await passes(BETWEEN_MS)
  }
  response.end()
}

/** A line to the house on which pages come in pieces, as they do from far away. */
export async function slowLineTo(house: string) {
  const { host, hostname, port } = new URL(house)
  const server = createServer((asked, response) => {
    const headers = { ...asked.headers, host, 'accept-encoding': 'identity' }
    const onward = request(
      { hostname, port, path: asked.url, method: asked.method, headers },
      async answer => {
        const body = await buffer(answer)
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        const isPage = answer.headers['content-type']?.startsWith('text/html')
        if (isPage) await inPieces(response, body)
        else response.end(body)
      }
    )
    asked.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://localhost:${own}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    }
  }
}
