// Checks that all that the built pages and styles link to, load or point at is there.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { CHAT_FRAGMENT } from '#config/paths.ts'
import {
  chunksOf,
  idsOf,
  pointersOf,
  referencesOf,
  sheetsOf,
  styleReferencesOf
} from './references.ts'
import { report } from './report.ts'

const SITE = `dist/${(process.env['LOBBY_OPERATOR'] ?? 'Infiniza').toLowerCase()}`

/** Paths that the platform answers rather than a file of the build. */
const SERVED = /^\/(realms|graphql|api|lobby|sandbox|config\.json|wallet|payments)\b/

/** What a script of the page answers. */
const ANSWERED: readonly string[] = [CHAT_FRAGMENT.slice(1)]

/** As astro.config.mjs has it. */
const ORIGIN = process.env['LOBBY_PUBLIC_URL'] ?? 'http://localhost:4321'

const read = (path: string) => readFileSync(join(SITE, path), 'utf8')
const faults = new Set<string>()
const files = new Map<string, string | undefined>()
const marks = new Map<string, ReadonlySet<string>>()

/** The file that stands behind a path, `''` for what the platform answers. */
function fileOf(path: string): string | undefined {
  if (!files.has(path)) {
    const candidates = [path, join(path, 'index.html')].map(each => each.replace(/^\//, ''))
    const isFile = (each: string) =>
      existsSync(join(SITE, each)) && statSync(join(SITE, each)).isFile()
    files.set(path, SERVED.test(path) ? '' : candidates.find(isFile))
  }
  return files.get(path)
}

function marksOf(file: string): ReadonlySet<string> {
  const known = marks.get(file) ?? new Set(idsOf(read(file)))
  marks.set(file, known)
  return known
}

function checkPage(page: string): void {
  const html = read(page)
  const ids = idsOf(html)
  const own = new Set(ids)
  marks.set(page, own)
  if (own.size !== ids.length) faults.add(`${page} gives one id to two parts`)
  for (const id of pointersOf(html))
    if (!own.has(id)) faults.add(`${page} points at #${id}, which it has not`)
  for (const sheet of sheetsOf(html)) checkSheet(page, sheet)
  for (const chunk of chunksOf(html))
    if (fileOf(`/_astro/${chunk}`) === undefined)
      faults.add(`${page} names ${chunk}, which does not exist`)
  for (const { path, fragment, isLink } of referencesOf(html, ORIGIN)) {
    const file = path === '' ? page : fileOf(path)
    if (file === undefined) faults.add(`${page} names ${path}, which does not exist`)
    else if (isLink && file.endsWith('index.html') && path !== '' && !path.endsWith('/'))
      faults.add(`${page} links to ${path} without a slash at the end`)
    else if (ANSWERED.includes(fragment) || fragment === '' || file === '') continue
    else if (!marksOf(file).has(fragment))
      faults.add(`${page} links to ${path}#${fragment}, which is not there`)
  }
}

function checkSheet(file: string, sheet: string): void {
  for (const url of styleReferencesOf(sheet)) {
    const path = url.startsWith('/') ? url : join('/', dirname(file), url)
    if (fileOf(path.replace(/[?#].*$/, '')) === undefined)
      faults.add(`${file} loads ${url}, which does not exist`)
  }
}

const pages = globSync('**/*.html', { cwd: SITE }).sort()
for (const page of pages) checkPage(page)
for (const sheet of globSync('**/*.css', { cwd: SITE })) checkSheet(sheet, read(sheet))
console.log(`${pages.length} pages, ${files.size} paths`)
if (pages.length === 0) faults.add(`${SITE}: nothing is built`)
report('links, assets and marks', [...faults].slice(0, 200))
