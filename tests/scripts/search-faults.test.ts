import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'

import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { searchFaults } from '../../scripts/search-faults.ts'
import { sitemap, sitemapFile, sitemapIndex } from '../../src/integrations/sitemaps.ts'

const SITE = 'https://casino.example'

interface Changes {
  readonly description?: string
  readonly alternates?: string
  readonly robots?: string
  readonly picture?: string
  readonly canonical?: string
}

const alternatesOf = (path: string) =>
  [...LOCALE_CODES.map(code => [LOCALES[code].bcp47, code]), ['x-default', 'en']]
    .map(([tag, code]) => `<link rel="alternate" hreflang="${tag}" href="${SITE}/${code}${path}">`)
    .join('')

const page = (code: string, path: string, changes: Changes = {}) =>
  `<html><head><title>${path} in ${code}</title>${changes.robots ?? ''}` +
  `<meta name="description" content="${changes.description ?? `What ${path} is`}">` +
  `<link rel="canonical" href="${changes.canonical ?? `${SITE}/${code}${path}`}">` +
  `${changes.alternates ?? alternatesOf(path)}` +
  `<meta property="og:image" content="${SITE}${changes.picture ?? '/share.jpg'}"></head></html>`

describe('a built site', () => {
  let site: string
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  const draw = (name: string, width: number) =>
    sharp({ create: { width, height: 630, channels: 3, background: 'teal' } })
      .jpeg()
      .toFile(join(site, name))

  beforeEach(async () => {
    site = mkdtempSync(join(tmpdir(), 'site-'))
    await draw('share.jpg', 1200)
    put('robots.txt', '')
    put(
      'sitemap.xml',
      sitemapIndex(LOCALE_CODES, path => SITE + path)
    )
    for (const code of LOCALE_CODES) {
      put(`${code}/slots/index.html`, page(code, '/slots/'))
      const address = `${SITE}/${code}/slots/`
      put(sitemapFile(code), sitemap([{ address, modified: undefined, alternates: new Map() }]))
    }
  })
  afterEach(() => rmSync(site, { recursive: true }))

  test('that says everything once and to everybody has no fault', async () => {
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([])
  })

  test('names every page in fourteen languages, and each of them names it back', async () => {
    put('fi/slots/index.html', page('fi', '/slots/', { alternates: alternatesOf('/roulette/') }))
    const faults = await searchFaults(site, LOCALE_CODES)
    expect(faults).toContain(
      `/en/slots/ names ${SITE}/fi/slots/ for fi, which does not name it back`
    )
    expect(faults).toContain(
      `/fi/slots/ names ${SITE}/en/roulette/ for en, which does not name it back`
    )
    put('fi/slots/index.html', page('fi', '/slots/', { alternates: '' }))
    expect(await searchFaults(site, LOCALE_CODES)).toContain(
      '/fi/slots/ names no page for x-default'
    )
  })

  test('describes each page in words of its own, and not too many', async () => {
    put('it/slots/index.html', page('it', '/slots/', { description: 'x'.repeat(161) }))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([
      '/it/slots/ has a description of 161 letters'
    ])
    put('it/slots/index.html', page('it', '/slots/', { description: '' }))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual(['/it/slots/ has no description'])
    put(
      'ja/new/index.html',
      page('ja', '/new/', { description: 'What /slots/ is', alternates: alternatesOf('/new/') })
    )
    expect(await searchFaults(site, LOCALE_CODES)).toContain(
      '/ja/slots/ has the description of /ja/new/'
    )
  })

  test('lists exactly what may be kept, and never a page for players', async () => {
    put('en/profile/index.html', page('en', '/profile/'))
    const faults = await searchFaults(site, LOCALE_CODES)
    expect(faults).toContain('/en/profile/ is open to search engines')
    expect(faults).toContain(`${SITE}/en/profile/ is in no sitemap`)
    const robots = '<meta name="robots" content="noindex">'
    put('en/profile/index.html', page('en', '/profile/', { robots }))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([])
    const closed = { address: `${SITE}/en/profile/`, modified: undefined, alternates: new Map() }
    put('sitemap-fi.xml', sitemap([closed]))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([
      `${SITE}/fi/slots/ is in no sitemap`,
      `${SITE}/en/profile/ is in a sitemap and not to be kept`
    ])
  })

  test('gives a second address of a page the address of the first', async () => {
    const canonical = `${SITE}/en/slots/`
    put('en/game-list/slots/index.html', page('en', '/game-list/slots/', { canonical }))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([])
    put('en/game-list/slots/index.html', page('en', '/x/', { canonical: `${SITE}/en/no/` }))
    expect(await searchFaults(site, LOCALE_CODES)).toEqual([
      `/en/game-list/slots/ gives ${SITE}/en/no/ as its address, which is not listed`
    ])
  })

  test('has a picture of the right size for every link that is shared', async () => {
    await draw('narrow.jpg', 600)
    put('no/slots/index.html', page('no', '/slots/', { picture: '/narrow.jpg' }))
    put('de/slots/index.html', page('de', '/slots/', { picture: '/lost.jpg' }))
    expect((await searchFaults(site, LOCALE_CODES)).toSorted()).toEqual([
      `The picture ${SITE}/lost.jpg does not exist`,
      `The picture ${SITE}/narrow.jpg is 600 by 630`
    ])
  })
})
