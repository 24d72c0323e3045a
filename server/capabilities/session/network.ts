import { isIPv4, isIPv6 } from 'node:net'

const MAPPED = /^::ffff:(?=\d+\.)/i

/** The network that an address belongs to, so far as a player knows it again and nobody is named. */
export function networkOf(address: string): string | null {
  const plain = address.replace(MAPPED, '')
  if (isIPv4(plain)) return plain.replace(/\d+$/, '*')
  if (!isIPv6(plain)) return null
  const [head = '', tail] = plain.split('::')
  const first = head.split(':').filter(part => part !== '')
  // A gap stands for zeros, of which only those among the first three parts are told.
  const site = tail === undefined ? first : [...first, '0', '0', '0']
  return `${site.slice(0, 3).join(':')}:*`
}
