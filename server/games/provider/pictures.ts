import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where the provider's pictures lie. */
export const PICTURES = join(import.meta.dirname, '../../../public/art')

/** An address of the shelf's art on the provider's own origin. */
export const own = (address: string): string => `/play${address}`

/** Only pictures that are there are told of: what is not drawn yet the browser draws by hand. */
export const isThere = (address: string): boolean =>
  existsSync(join(PICTURES, address.replace('/play/art/', '')))

/** The address of a picture without its format's ending, or null while it is not drawn. */
export function pictureAt(address: string): string | null {
  const base = own(address)
  return isThere(`${base}.webp`) ? base : null
}
