import { addressParts } from '../http/address-parts.ts'

/** Who is behind an address: in IPv6 one customer has all those that begin with the same four parts. */
export function sourceOf(address: string): string {
  const known = addressParts(address)
  return known ? known.parts.slice(0, 4).join(known.separator) : address
}
