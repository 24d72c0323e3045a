import { BlockList, isIP } from 'node:net'

import type { Config } from '../config.ts'

const known = new WeakMap<Config, BlockList>()

const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

/** A network as `10.0.0.0/8`, or one address. */
function networkOf(text: string) {
  const [address = '', bits] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  if (most === undefined || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined
  const prefix = Number(bits ?? most)
  return prefix <= most ? { address, prefix } : undefined
}

/** Whether a text is an address or a network. */
export const isNetwork = (text: string): boolean => networkOf(text) !== undefined

function inFrontOf(config: Config): BlockList {
  const found = known.get(config)
  if (found) return found
  const list = new BlockList()
  for (const text of ['127.0.0.0/8', '::1', ...config.proxies]) {
    const network = networkOf(text)
    if (network) list.addSubnet(network.address, network.prefix, family(network.address))
  }
  known.set(config, list)
  return list
}

/** Whether an address is of a host in front that may say for whom it asks: on this machine, or named. */
export function isInFront(config: Config, address: string): boolean {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(plain) !== 0 && inFrontOf(config).check(plain, family(plain))
}
