import type { IncomingMessage } from 'node:http'
import type { Config } from '../config.ts'
import { isProxy } from './proxies.ts'

/** Who opened a connection: what the hosts in front say, else the other end itself. */
export function clientAddress(
  { socket, headers }: IncomingMessage,
  { proxies }: Pick<Config, 'proxies'>
): string {
  const forwarded = headers['x-forwarded-for']
  const said = typeof forwarded === 'string' ? forwarded.split(',').map(each => each.trim()) : []
  const chain = [...said, socket.remoteAddress ?? '']
  // Each host adds whom it heard, so only the part behind the last stranger is to be believed.
  return chain.findLast(address => !isProxy(proxies, address)) ?? chain[0] ?? ''
}
