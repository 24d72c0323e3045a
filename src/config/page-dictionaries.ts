/** Which build a dictionary is of stands in its name, so that it may be kept for ever. */
const DICTIONARY = /^pages-(?<locale>\w+)\.[\w-]+\.txt$/

/**
 * The file in `_astro` that holds what the pages of a locale have in common. A browser that keeps it
 * takes each of them pressed with it, which leaves little more than what the page alone says (RFC 9842).
 */
export const dictionaryName = (locale: string, build: string) => `pages-${locale}.${build}.txt`

/** The locale whose dictionary a file in `_astro` is; undefined for all other files. */
export const dictionaryLocale = (name: string): string | undefined => DICTIONARY.exec(name)?.[1]

/** The same as a pattern for the end of a path; it names the locale `locale`. */
export const DICTIONARY_PATTERN = DICTIONARY.source.slice(1)

/** What a browser is told that comes for a dictionary: the pages it is for. */
export const dictionaryMatch = (locale: string) => `match="/${locale}/*"`

/** How a browser says that it has a dictionary, by its SHA-256 in Base64. */
export const availableDictionary = (sha256: string) => `:${sha256}:`

/** The encoding of a page that is pressed with a dictionary; its file has it as an ending. */
export const PRESSED = 'dcz'

/** What such a file begins with, before the SHA-256 of the dictionary; readers of plain Zstandard skip it. */
export const PRESSED_MARK = [0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0] as const

/** What the answer for a page goes by, which caches in between must know. */
export const PAGE_VARY = 'Accept-Encoding, Available-Dictionary'
