import { PRESSED } from './page-dictionaries.ts'

/** Folders and files of the build that no address reaches. */
const ASSETS = '_astro'
const HIDDEN_FILES = ['headers.json']

/** The path as people read it; undefined for one that is not plain: control signs, dots, encoded slashes. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    const isPlain = !/[\p{Cc}\\]/u.test(decoded) && !/(^|\/)\.\.?(\/|$)/.test(decoded)
    // An encoded slash would make two readings of one path.
    return isPlain && !/%2f/i.test(path) ? decoded : undefined
  } catch {
    return undefined
  }
}

/** The path as it stands in an address. */
export const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

/** Whether the path names something of the build that is not for visitors. */
export const isHidden = (path: string) =>
  HIDDEN_FILES.includes(path.slice(1)) ||
  // Of no use without the dictionary: it comes in the page's place, to who has that.
  path.endsWith(`.${PRESSED}`) ||
  path
    .split('/')
    .some(
      (part, index) =>
        /^[._]/.test(part) && !(index === 1 && part === ASSETS) && part !== '.well-known'
    )
