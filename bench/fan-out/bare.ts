// The same sockets by the library alone, which writes a ready frame to each of them and does nothing else.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'

import { textFrame } from '#server/fan-out/frame.ts'
import { serveParent } from './parent.ts'

const open = new Map<WebSocket, Duplex>()
const server = createServer()
const sockets = new WebSocketServer({
  noServer: true,
  perMessageDeflate: false,
  clientTracking: false,
  maxPayload: 2048
})
server.on('upgrade', (request, stream, head) =>
  sockets.handleUpgrade(request, stream, head, socket => {
    open.set(socket, stream)
    socket.on('error', () => socket.terminate())
    socket.once('close', () => open.delete(socket))
    // It answers the subscription, as the house does.
    socket.on('message', () => stream.write(textFrame('{}')))
  })
)
server.listen(0, '127.0.0.1', 4096)
await once(server, 'listening')

let loop = { began: 0n, busy: 0, bytes: 0, ticks: 0 }
const { port } = server.address() as AddressInfo

serveParent({
  port,
  host: `127.0.0.1:${port}`,
  handshakes: async count => Array.from({ length: count }, () => ({ path: '/', message: '{}' })),
  listeners: async () => open.size,
  async tell(bytes) {
    // The header of a frame of this size is four bytes.
    const frame = textFrame('x'.repeat(bytes - 4))
    const [began, before] = [process.hrtime.bigint(), process.threadCpuUsage()]
    for (const [socket, stream] of open) if (socket.readyState === 1) stream.write(frame)
    const { user, system } = process.threadCpuUsage(before)
    loop = { began, busy: (user + system) / 1000, bytes: frame.length, ticks: loop.ticks + 1 }
  },
  loop: () => loop,
  close: async () => void server.close()
})
