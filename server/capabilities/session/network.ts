import { addressParts } from '../../http/address-parts.ts'

/** The network that an address belongs to, so far as a player knows it again and nobody is named. */
export function networkOf(address: string): string | null {
  const known = addressParts(address)
  return known ? [...known.parts.slice(0, 3), '*'].join(known.separator) : null
}
