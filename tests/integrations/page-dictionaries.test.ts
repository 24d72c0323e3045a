import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { dictionaryLocale } from '#config/page-dictionaries.ts'
import {
  type PageDictionary,
  pressWith,
  withDictionary,
  writeDictionaries
} from '../../src/integrations/page-dictionaries.ts'

const SHARED = Array.from({ length: 400 }, (_, each) => `<a href="/en/${each}/">${each}</a>`).join()
const pageOf = (own: string) =>
  `<html data-dictionary="page-dictionary">${SHARED}<astro-island></astro-island>${own}</html>`

describe('what the pages of a locale have in common', () => {
  const root = mkdtempSync(join(tmpdir(), 'lobby-pages-'))
  let dictionaries: ReadonlyMap<string, PageDictionary>

  beforeAll(async () => {
    for (const folder of ['_astro', 'en', 'fi']) mkdirSync(join(root, folder))
    for (const locale of ['en', 'fi'])
      writeFileSync(join(root, locale, 'index.html'), pageOf(`the lobby in ${locale}`))
    dictionaries = await writeDictionaries(root, async page => `${page}\n`)
  })
  afterAll(() => rmSync(root, { recursive: true }))

  const english = () => {
    const dictionary = dictionaries.get('en')
    if (!dictionary) throw new Error('There is no dictionary')
    return dictionary
  }

  test('is the finished lobby, in a file that says whose it is and which', () => {
    expect([...dictionaries.keys()].toSorted()).toEqual(['en', 'fi'])
    const files = readdirSync(join(root, '_astro'))
    expect(files.map(dictionaryLocale).toSorted()).toEqual(['en', 'fi'])
    const content = readFileSync(join(root, '_astro', english().name), 'utf8')
    expect(content).toBe(`${pageOf('the lobby in en').replace(/ data-dictionary="[^"]*"/, '')}\n`)
    expect(english().sha256).toEqual(createHash('sha256').update(content).digest())
  })

  test('is left out of a page that is pressed with it, which a browser that has it reads as it was', async () => {
    const page = Buffer.from(withDictionary(pageOf('the page of a game'), english()))
    const pressed = await pressWith(english(), page, 9)
    expect(pressed.length).toBeLessThan(page.length / 20)
    // RFC 9842, 5: a mark that skips forty bytes of Zstandard, with the hash of the dictionary.
    expect(pressed.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(pressed.subarray(8, 40)).toEqual(english().sha256)
    const read = (dictionary?: Buffer) =>
      zstdDecompressSync(pressed.subarray(40), { dictionary }).toString()
    expect(read(english().content)).toBe(page.toString())
    expect(() => read()).toThrow()
  })

  test('is named by pages that a session has islands on, and by no others', () => {
    const named = `data-dictionary="${english().name}"`
    expect(withDictionary(pageOf('x'), english())).toContain(named)
    for (const [page, dictionary] of [
      [pageOf('x'), undefined],
      [pageOf('x').replace(/<astro-island><\/astro-island>/, ''), english()]
    ] as const)
      expect(withDictionary(page, dictionary)).not.toContain('data-dictionary')
  })
})
