import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** Remembers the open connections of a server; the returned function cuts all that are left. */
export function trackConnections(server: Server): () => void {
  const open = new Set<Socket>()
  server.on('connection', (socket: Socket) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  return () => {
    for (const socket of open) socket.destroy()
  }
}
