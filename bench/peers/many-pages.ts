import { globSync, rmSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { builtLocales } from '#config/built-locales.ts'
import { TITLES } from '#config/catalogue/titles.ts'
import { OPERATORS, type OperatorName } from '#config/operators.ts'
import { buildEnvironment } from '../../scripts/build-environment.ts'
import { addTitles, copyHouse } from '../many-titles.ts'
import { buildNext, preparePeer } from './make-peers.ts'
import { runMeasured, type Spent } from './process-tree.ts'

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
 * Builds so many pages, or some more, twice by our own build, with all that it finishes, and by Next the
 * same pages of content that is ready. Our own house is a copy that has been given more titles, in all
 * locales that the run is for.
 */
export async function buildManyPages(
  operator: OperatorName,
  builtSite: string,
  folder: string,
  wanted: number,
  page: Page
): Promise<ManyPages> {
  const { LOBBY_LOCALES: asked = '' } = process.env
  const locales = builtLocales(OPERATORS[operator], asked)
  const house = join(folder, 'house')
  const site = resolve(folder, 'site')
  const eachHas = pagesOf(builtSite).filter(path => path.startsWith('en/')).length
  copyHouse(house)
  addTitles(house, TITLES.length + Math.max(0, Math.ceil(wanted / locales.length) - eachHas))
  const env = buildEnvironment(operator)
  const build = () => {
    rmSync(site, { recursive: true, force: true })
    return runMeasured('astro', ['build', '--silent', '--outDir', site], { cwd: house, env })
  }
  console.log(`  ${wanted} pages or more, our own`)
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
