import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { PRESSED } from '../config/page-dictionaries.ts'
import { type PageDictionary, pressWith } from './page-dictionaries.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

export const PAGE = /\.html$/
const SMALLEST = 128
/** Best quality takes longer than the page took to build: for lobbies and what all pages share. */
const OFTEN_READ = /^(_astro|icons)\/|^\w+\/index\.html$/
const BEST = { brotli: 11, zstd: 19 } as const
const QUICK = { brotli: 5, zstd: 9 } as const
/** What the first flight of a line carries; a page that quick work leaves heavier is worth the best. */
const HEAVY = 14_000

const brotliOf = (content: Buffer, quality: number) =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length
    }
  })

/** Writes beside a file of the site what hosts send in its place: `.br`, `.gz`, and `.dcz` where there is a dictionary. */
export async function pressFile(
  root: string,
  name: string,
  content: Buffer,
  dictionary?: PageDictionary
): Promise<void> {
  if (content.length < SMALLEST) return
  const quality = OFTEN_READ.test(name) ? BEST : QUICK
  const [quick, gz, pressed] = await Promise.all([
    brotliOf(content, quality.brotli),
    zip(content),
    dictionary && pressWith(dictionary, content, quality.zstd)
  ])
  const isHeavy = PAGE.test(name) && quality === QUICK && quick.length > HEAVY
  const br = isHeavy ? await brotliOf(content, BEST.brotli) : quick
  const file = path.join(root, name)
  await Promise.all([
    writeFile(`${file}.br`, br),
    writeFile(`${file}.gz`, gz),
    pressed && writeFile(`${file}.${PRESSED}`, pressed)
  ])
}
