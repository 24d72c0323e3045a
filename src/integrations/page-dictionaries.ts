import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'

import { LOCALE_CODES } from '../config/locales.ts'
import { dictionaryName, PRESSED_MARK } from '../config/page-dictionaries.ts'
import { DICTIONARY } from '../in-page/file-names.ts'

const zstd = promisify(zstdCompress)

const MARK = Buffer.from(PRESSED_MARK)

/** Where the page says which file its dictionary is. */
const NAMED = ` data-dictionary="${DICTIONARY}"`

/** What the pages of a locale have in common. */
export interface PageDictionary {
  readonly name: string
  readonly content: Buffer
  readonly sha256: Buffer
}

/** The page with the name of its dictionary, if a session may have use of it there. */
export const withDictionary = (page: string, dictionary: PageDictionary | undefined): string =>
  page.replace(
    NAMED,
    dictionary && page.includes('<astro-island') ? ` data-dictionary="${dictionary.name}"` : ''
  )

/**
 * Writes a dictionary for each locale that has a lobby, by its locale: the lobby itself, since it has
 * nearly all that other pages have, styles first of all. `finish` gives a page its last work.
 */
export async function writeDictionaries(
  root: string,
  finish: (page: string) => Promise<string>
): Promise<ReadonlyMap<string, PageDictionary>> {
  const dictionaries = new Map<string, PageDictionary>()
  for (const locale of LOCALE_CODES) {
    const lobby = await readFile(path.join(root, locale, 'index.html'), 'utf8').catch(() => '')
    if (lobby === '') continue
    const content = Buffer.from(withDictionary(await finish(lobby), undefined))
    const sha256 = createHash('sha256').update(content).digest()
    const name = dictionaryName(locale, sha256.toString('base64url').slice(0, 6))
    await writeFile(path.join(root, '_astro', name), content)
    dictionaries.set(locale, { name, content, sha256 })
  }
  return dictionaries
}

/** The page as only a browser can read it that has the dictionary. */
export async function pressWith(
  { content, sha256 }: PageDictionary,
  page: Buffer,
  level: number
): Promise<Buffer> {
  const pressed = await zstd(page, {
    dictionary: content,
    params: { [constants.ZSTD_c_compressionLevel]: level }
  })
  return Buffer.concat([MARK, sha256, pressed])
}
