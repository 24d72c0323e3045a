import { BlockList, isIP } from 'node:net'

const LOOPBACK = [
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6']
] as const

const LONGEST = { 4: 32, 6: 128 } as const

function versionOf(address: string): 4 | 6 | undefined {
  const version = isIP(address)
  return version === 4 || version === 6 ? version : undefined
}

/**
 * The hosts in front whose word is taken for who asks: those of this machine, and what is named, each
 * as an address or as a network such as `10.0.0.0/8`. Answers nothing if one of them is neither.
 */
export function readProxies(named: readonly string[]): BlockList | undefined {
  const proxies = new BlockList()
  for (const [network, length, family] of LOOPBACK) proxies.addSubnet(network, length, family)
  for (const each of named) {
    const [address = '', length, ...more] = each.split('/')
    const version = versionOf(address)
    if (!version || more.length > 0 || (length && !/^\d{1,3}$/.test(length))) return undefined
    const bits = length ? Number(length) : LONGEST[version]
    if (length === '' || bits > LONGEST[version]) return undefined
    proxies.addSubnet(address, bits, version === 4 ? 'ipv4' : 'ipv6')
  }
  return proxies
}

/** Whether an address is that of a host in front; what is no address is not. */
export function isProxy(proxies: BlockList, address: string): boolean {
  const version = versionOf(address)
  return version !== undefined && proxies.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
