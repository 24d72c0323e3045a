import type { AddressInfo } from 'node:net'
import { type WebSocket, WebSocketServer } from 'ws'

export interface Frame {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

export interface Peer {
  readonly frames: Frame[]
  readonly socket: WebSocket
  send(frame: Frame | string): void
}

export const OLDER = 'graphql-ws'
export const NEWER = 'graphql-transport-ws'

/** A real websocket server that only does what the test says. */
export async function serveSockets(protocol: string, react: (peer: Peer, frame: Frame) => void) {
  const peers: Peer[] = []
  const offered: string[][] = []
  let isOpen = true
  const server = new WebSocketServer({
    port: 0,
    host: '127.0.0.1',
    verifyClient: () => isOpen,
    handleProtocols(protocols) {
      offered.push([...protocols])
      return protocols.has(protocol) ? protocol : false
    }
  })
  server.on('connection', socket => {
    const peer: Peer = {
      frames: [],
      socket,
      send: frame => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame))
    }
    peers.push(peer)
    socket.on('message', data => {
      const frame: Frame = JSON.parse(String(data))
      peer.frames.push(frame)
      react(peer, frame)
    })
  })
  await new Promise<void>(resolve => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `ws://127.0.0.1:${port}`,
    peers,
    offered,
    shut: (next: boolean) => {
      isOpen = !next
    },
    close: () =>
      new Promise<void>(resolve => {
        for (const client of server.clients) client.terminate()
        server.close(() => resolve())
      })
  }
}

/** Waits until something is so; the test's own time limit is the bound. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise(resolve => setImmediate(resolve))
}
