import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { headOf } from '../../src/integrations/page-head.ts'
import { drawSharePicture } from '../../src/integrations/share-pictures.ts'
import { robots, sitemap, sitemapIndex } from '../../src/integrations/sitemaps.ts'
import { structuredData, trailData } from '../../src/layouts/structured-data.ts'

const at = (path: string) => `https://casino.example${path}`

describe('robots.txt', () => {
  test('lets crawlers read all of a public site, since pages say themselves what not to keep', () => {
    expect(robots(at, true)).toBe(
      'User-agent: *\nAllow: /\n\nSitemap: https://casino.example/sitemap.xml\n'
    )
  })

  test('keeps crawlers away from a build without an address', () => {
    expect(robots(at, false)).toBe('User-agent: *\nDisallow: /\n')
  })
})

describe('sitemaps', () => {
  test('name each page, its last change, and the same page in other languages', () => {
    const alternates = new Map([['fi', at('/fi/a/?x=1&y=2')]])
    const text = sitemap([{ address: at('/en/a/'), modified: '2026-11-28', alternates }])
    expect(text).toContain(
      '<url><loc>https://casino.example/en/a/</loc><lastmod>2026-11-28</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="fi" href="https://casino.example/fi/a/?x=1&amp;y=2"/></url>'
    )
    expect(sitemapIndex(['en', 'de_AT'], at)).toContain(
      '<loc>https://casino.example/sitemap-de_AT.xml</loc>'
    )
  })
})

describe('structured data', () => {
  test('has whole addresses and can not end its own element', () => {
    const text = structuredData(
      [trailData('en', [{ name: '</script><b>', href: '/en/games/' }])],
      at
    )
    expect(text).not.toContain('<')
    expect(JSON.parse(text)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Infiniza', item: at('/en/') },
        { '@type': 'ListItem', position: 2, name: '</script><b>', item: at('/en/games/') }
      ]
    })
  })
})

describe('the head of a page', () => {
  test('is read as a person would read it', () => {
    const head = headOf(
      '<head><title>A &amp; B</title><meta name="robots" content="noindex">' +
        '<meta name="description" content="&quot;C&quot; &#39;D&#39;"></head><title>no</title>'
    )
    expect(head).toMatchObject({ title: 'A & B', description: `"C" 'D'`, isKept: false })
  })
})

describe('pictures of shared links', () => {
  test('are 1200 by 630 for a game and for any artwork, and an unknown one stops the build', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'share-'))
    try {
      for (const picture of ['/share/games/twin-koi.jpg', '/share/art/backdrops/sea-1280.jpg']) {
        await drawSharePicture(picture, folder)
        const { width, height, format } = await sharp(join(folder, picture)).metadata()
        expect([width, height, format]).toEqual([1200, 630, 'jpeg'])
      }
      await expect(drawSharePicture('/share/games/no-such-game.jpg', folder)).rejects.toThrow(
        'no artwork of that name'
      )
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
