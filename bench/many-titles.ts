import { spawn } from 'node:child_process'
import {
  cpSync,
  globSync,
  linkSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { join, resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { chromium } from '@playwright/test'

import { MODEL_OF } from '#config/catalogue/models.ts'
import { TITLES } from '#config/catalogue/titles.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { buildEnvironment } from '../scripts/build-environment.ts'
import { spreadOf } from './figures.ts'
import { madeName } from './many-games.ts'
import { newContext, throttle } from './page-load.ts'

const TITLES_WANTED = 5000
const LOCALE = 'en'
/** What a site is not built of, and what is made anew. */
const LEFT_OUT = new Set([
  '.cache',
  '.data',
  '.git',
  'artwork',
  'bench',
  'dist',
  'node_modules',
  'reports'
])
const SEARCHES = 3
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }

/** What a visitor of a house of so many titles is sent, and what the house spends on it. */
export interface Shelf {
  readonly titles: number
  readonly pages: number
  readonly msAPage: number
  /** As sent, compressed as well as can be. */
  readonly lobbyHtml: number
  /** The pictures that the lobby loads at once. */
  readonly lobbyPictures: { readonly count: number; readonly bytes: number }
  /** Before the first key can be answered, and all that comes later. */
  readonly searchFirst: number
  readonly searchLater: number
  /** From opening the search on a slow line to the first result, in milliseconds. */
  readonly firstResult: number
}

/** A copy of the house that titles can be added to. */
export function copyHouse(folder: string): void {
  rmSync(folder, { recursive: true, force: true })
  for (const name of readdirSync('.'))
    if (!LEFT_OUT.has(name)) cpSync(name, join(folder, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
}

const inserted = (text: string, before: string, what: string) => {
  const at = text.indexOf(before)
  if (at < 0) throw new Error(`There is no “${before}”`)
  return text.slice(0, at) + what + text.slice(at)
}

/** Gives a title the pictures of another, as files of its own that take no room. */
function linkPictures(folder: string, from: string, to: string): void {
  const tiles = join(folder, 'public/art/tiles')
  for (const name of globSync(`{,wide-}${from}-[0-9]*.*`, { cwd: tiles }))
    linkSync(join(tiles, name), join(tiles, name.replace(from, to)))
}

/** Adds titles to the copy's shelf, each like one that is there: the same at every run. */
export function addTitles(folder: string, count: number): void {
  const known = new Set<string>(TITLES.map(({ slug }) => slug))
  const titles: string[] = []
  const models: string[] = []
  for (let place = 0; known.size < count; place++) {
    const name = madeName(place)
    const slug = name.toLowerCase().replace(/[^a-z]+/g, '-')
    const like = TITLES[place % TITLES.length]
    if (!like || known.has(slug)) continue
    known.add(slug)
    titles.push(JSON.stringify({ ...like, slug, name }))
    models.push(`'${slug}': '${MODEL_OF[like.slug]}'`)
    linkPictures(folder, like.slug, slug)
  }
  const change = (file: string, end: string, lines: readonly string[]) => {
    const path = join(folder, 'src/config/catalogue', file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(path, inserted(text, end, `,\n${lines.join(',\n')}\n`))
  }
  change('titles.ts', '\n] as const satisfies readonly SlotTitle[]', titles)
  change('models.ts', '\n} as const satisfies Readonly<Record<SlotSlug', models)
}

async function build(folder: string, operator: string, site: string): Promise<number> {
  const started = performance.now()
  const child = spawn('astro', ['build', '--silent', '--outDir', resolve(site)], {
    cwd: folder,
    stdio: 'inherit',
    env: { ...buildEnvironment(operator), LOBBY_LOCALES: LOCALE }
  })
  const code = await new Promise<number | null>((done, fail) => {
    child.once('error', fail)
    child.once('exit', done)
  })
  if (code !== 0) throw new Error(`The build ended with ${code}`)
  return performance.now() - started
}

const sent = (path: string) => brotliCompressSync(readFileSync(path), BEST).length

/** Pictures that are not put off until they come near. */
function picturesAtOnce(site: string, html: string) {
  const now = [...html.matchAll(/<img\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter(tag => !tag.includes('loading="lazy"'))
    .flatMap(tag => /\bsrc="(\/[^"]+)"/.exec(tag)?.[1] ?? [])
  const paths = [...new Set(now)].map(path => join(site, path))
  return {
    count: paths.length,
    bytes: paths.reduce((sum, path) => sum + statSync(path).size, 0)
  }
}

/** Opens the search of a page just loaded on a slow line, and waits for what is typed. */
async function firstResult(url: string, browserPath: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: browserPath, args: ['--no-sandbox'] })
  try {
    const taken: number[] = []
    for (let time = 0; time < SEARCHES; time++) {
      const context = await newContext(browser)
      const page = await context.newPage()
      await page.goto(`${url}/${LOCALE}/`, { waitUntil: 'load' })
      const client = await context.newCDPSession(page)
      await throttle(client)
      const started = performance.now()
      await page.keyboard.press('Control+k')
      await page.getByRole('combobox').fill('twin koi')
      await page
        .getByRole('option', { name: /Twin Koi/ })
        .first()
        .waitFor()
      taken.push(performance.now() - started)
      await context.close()
    }
    return spreadOf(taken).median
  } finally {
    await browser.close()
  }
}

interface Wanted {
  readonly folder: string
  readonly operator: string
  readonly browserPath: string
}

async function shelfOf({ folder, operator, browserPath }: Wanted, titles: number): Promise<Shelf> {
  const site = join(folder, `site-${titles}`)
  const took = await build(folder, operator, site)
  const pages = globSync('**/*.html', { cwd: site }).length
  const lobby = join(site, LOCALE, 'index.html')
  const later = globSync('search/games-*.json', { cwd: site })
  const house = await openHouse(resolve(site), '', operator, folder)
  try {
    return {
      titles,
      pages,
      msAPage: took / pages,
      lobbyHtml: sent(lobby),
      lobbyPictures: picturesAtOnce(site, readFileSync(lobby, 'utf8')),
      searchFirst: sent(join(site, `search/${LOCALE}.json`)),
      searchLater: later.reduce((sum, name) => sum + sent(join(site, name)), 0),
      firstResult: await firstResult(house.url, browserPath)
    }
  } finally {
    await house.close()
  }
}

/** The house as it is, and with thousands of titles: what a visitor is sent must not grow with them. */
export async function benchManyTitles(
  operator: string,
  folder: string,
  browserPath: string
): Promise<readonly Shelf[]> {
  copyHouse(folder)
  const wanted = { folder, operator, browserPath }
  const few = await shelfOf(wanted, TITLES.length)
  addTitles(folder, TITLES_WANTED)
  const many = await shelfOf(wanted, TITLES_WANTED)
  rmSync(folder, { recursive: true, force: true })
  return [few, many]
}
