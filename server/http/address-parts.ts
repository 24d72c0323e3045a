import { isIPv4, isIPv6 } from 'node:net'

interface AddressParts {
  readonly separator: '.' | ':'
  readonly parts: readonly string[]
}

const MAPPED = /^::ffff:(?=\d+\.)/i

/** The four or eight parts of a network address; undefined for anything else. */
export function addressParts(address: string): AddressParts | undefined {
  const plain = address.replace(MAPPED, '')
  if (isIPv4(plain)) return { separator: '.', parts: plain.split('.') }
  if (!isIPv6(plain)) return undefined
  const [head = '', tail] = plain.split('::')
  const before = partsOf(head)
  const after = partsOf(tail ?? '')
  const gap = tail === undefined ? 0 : Math.max(8 - before.length - after.length, 0)
  return { separator: ':', parts: [...before, ...Array<string>(gap).fill('0'), ...after] }
}

const partsOf = (text: string) => (text === '' ? [] : text.toLowerCase().split(':'))
