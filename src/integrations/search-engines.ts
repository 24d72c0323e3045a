import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { AstroIntegration } from 'astro'

import type { Locale } from '../config/locales.ts'
import { headOf, isListedAt, pathOfFile } from './page-head.ts'
import { drawSharePicture } from './share-pictures.ts'
import { robots, type SitemapPage, sitemap, sitemapFile, sitemapIndex } from './sitemaps.ts'

const AT_ONCE = 4

/**
 * Writes what search engines and shared links ask for beside the pages, from what the built pages
 * say themselves: a sitemap a locale with their index, `robots.txt`, and the pictures they name.
 */
export function searchEngines(locales: readonly Locale[]): AstroIntegration {
  let site = ''
  return {
    name: 'search-engines',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = config.site ?? ''
      },
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now()
        const root = fileURLToPath(dir)
        const at = (address: string) => new URL(address, site).href
        const pages = new Map<string, SitemapPage>()
        const pictures = new Set<string>()
        const names = await readdir(root, { recursive: true })
        for (const name of names.filter(file => file.endsWith('index.html')).toSorted()) {
          const head = headOf(await readFile(path.join(root, name), 'utf8'))
          const { pathname } = new URL(head.picture ?? site, site)
          if (pathname.startsWith('/share/')) pictures.add(pathname)
          const address = at(pathOfFile(name))
          const { modified, alternates } = head
          if (isListedAt(head, address)) pages.set(name, { address, modified, alternates })
        }
        for (const locale of locales) {
          const own = [...pages].filter(([name]) => name.startsWith(`${locale}${path.sep}`))
          const text = sitemap(own.map(([, page]) => page))
          await writeFile(path.join(root, sitemapFile(locale)), text)
        }
        await writeFile(path.join(root, 'sitemap.xml'), sitemapIndex(locales, at))
        const isPublic = process.env['LOBBY_PUBLIC_URL'] !== undefined
        await writeFile(path.join(root, 'robots.txt'), robots(at, isPublic))

        const queue = pictures.values()
        const draw = async () => {
          for (const picture of queue) await drawSharePicture(picture, root)
        }
        await Promise.all(Array.from({ length: AT_ONCE }, draw))
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        logger.info(`${pages.size} pages listed, ${pictures.size} pictures, ${seconds} s`)
      }
    }
  }
}
