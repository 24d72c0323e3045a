import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'

import { type Logger, pathOf } from '../log.ts'

export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void

const PLACES = new WeakMap<Server, Map<string, Upgrade>>()

const placeOf = (path: string, host = '*') => `${host.toLowerCase()} ${path}`

/**
 * Hands the upgrades of a path to a socket of its own, those of one host alone if it is named; other
 * paths are told that nothing is there.
 */
export function onUpgrade(server: Server, path: string, upgrade: Upgrade, host?: string): void {
  const known = PLACES.get(server)
  if (known) {
    known.set(placeOf(path, host), upgrade)
    return
  }
  const places = new Map([[placeOf(path, host), upgrade]])
  PLACES.set(server, places)
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const [wanted = '/'] = (request.url ?? '/').split('?')
    const found = places.get(placeOf(wanted, request.headers.host)) ?? places.get(placeOf(wanted))
    if (found) found(request, socket, head)
    else refuseUpgrade(socket, '404 Not Found')
  })
}

/** Refuses a page that may not open a socket, and says in the log which. */
export function refusePage(log: Logger, { headers, url = '' }: IncomingMessage, socket: Duplex) {
  log.info({ origin: headers.origin, path: pathOf(url) }, 'a socket of a foreign page was refused')
  refuseUpgrade(socket, '403 Forbidden')
}

export function refuseUpgrade(socket: Duplex, status: string): void {
  socket.on('error', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
