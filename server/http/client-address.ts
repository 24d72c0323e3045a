import type { IncomingMessage } from 'node:http'

const LOOPBACK = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/

/** Who opened a connection: what a host in front on this machine says, else the other end itself. */
export function clientAddress({ socket, headers }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for']
  const said = typeof forwarded === 'string' ? forwarded.split(',').map(each => each.trim()) : []
  const chain = [...said, socket.remoteAddress ?? '']
  // Each host adds whom it heard, so only the part behind the last stranger is to be believed.
  return chain.findLast(address => !LOOPBACK.test(address)) ?? chain[0] ?? ''
}
