import { globSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'

import { TITLES } from '#config/catalogue/titles.ts'
import { OPERATORS, type OperatorName } from '#config/operators.ts'
import { addTitles, copyHouse } from '../many-titles.ts'
import { buildNext, preparePeer } from './make-peers.ts'
import { runMeasured, type Spent } from './process-tree.ts'

const PAGES = 14_000

export interface ManyPages {
  readonly pages: number
  readonly ours: Spent
  readonly twin: Spent
  readonly next: Spent
}

const pagesOf = (siteDir: string) =>
  globSync('**/index.html', { cwd: siteDir })
    .map(dirname)
    .filter(path => path !== '.')

/**
 * Builds as many pages twice by our own build, with all that it finishes, and by Next the same pages
 * of content that is ready. Our own house is a copy that has been given more titles, in all locales.
 */
export async function buildManyPages(
  operator: OperatorName,
  builtSite: string,
  folder: string,
  page: Page
): Promise<ManyPages> {
  const { locales } = OPERATORS[operator]
  const house = join(folder, 'house')
  const site = resolve(folder, 'site')
  const eachHas = pagesOf(builtSite).filter(path => path.startsWith('en/')).length
  copyHouse(house)
  addTitles(house, TITLES.length + Math.ceil(PAGES / locales.length) - eachHas)
  const env = {
    ...process.env,
    LOBBY_OPERATOR: operator,
    LOBBY_LOCALES: '',
    ASTRO_TELEMETRY_DISABLED: '1'
  }
  const build = () => {
    rmSync(site, { recursive: true, force: true })
    return runMeasured('astro', ['build', '--silent', '--outDir', site], { cwd: house, env })
  }
  console.log(`  about ${PAGES} pages, our own`)
  const ours = await build()
  console.log('  and again')
  const twin = await build()
  const paths = pagesOf(site)
  console.log(`  the content of ${paths.length} pages for Next`)
  await preparePeer('next', { operator, siteDir: site, paths, page })
  console.log('  Next')
  const next = await buildNext('for a session', join(folder, 'next'))
  rmSync(folder, { recursive: true, force: true })
  return { pages: paths.length, ours, twin, next }
}
