import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

import { LOCALES, type Locale } from '../src/config/locales.ts'
import { headOf, isListedAt, type PageHead, pathOfFile } from '../src/integrations/page-head.ts'

/** Of a description, as a result of a search shows it. */
const MOST_LETTERS = 160
const SHARE = { width: 1200, height: 630 }
/** Pages for players, and those that only lead on: they must say that they are not to be kept. */
const NEVER =
  /^\/\w+\/(profile|deposit|withdraw|cashback|rewards|rewards-shop|notifications|source-of-wealth|additional-information|phone-verification|login|enter-code|game-search|internal|[\w-]+-handler)\//

interface Page {
  readonly path: string
  readonly head: PageHead
}

/** Names what is said twice among the pages of one locale. */
function repeated(pages: readonly Page[], what: 'description' | 'title'): string[] {
  const first = new Map<string, string>()
  return pages.flatMap(({ path, head }) => {
    const key = `${path.split('/')[1]} ${head[what]}`
    const other = first.get(key)
    first.set(key, other ?? path)
    return other === undefined ? [] : [`${path} has the ${what} of ${other}`]
  })
}

function faultsOfPage(
  { path, head }: Page,
  byAddress: ReadonlyMap<string, Page>,
  locales: readonly Locale[]
): string[] {
  const address = head.canonical ?? ''
  const faults: string[] = []
  if (head.title === '') faults.push('has no title')
  const { length } = head.description ?? ''
  if (length === 0) faults.push('has no description')
  if (length > MOST_LETTERS) faults.push(`has a description of ${length} letters`)
  if (NEVER.test(path)) faults.push('is open to search engines')
  for (const tag of [...locales.map(code => LOCALES[code].bcp47), 'x-default']) {
    const twin = head.alternates.get(tag)
    if (twin === undefined) faults.push(`names no page for ${tag}`)
    else if (![...(byAddress.get(twin)?.head.alternates.values() ?? [])].includes(address))
      faults.push(`names ${twin} for ${tag}, which does not name it back`)
  }
  for (const thing of head.things)
    if (!isData(thing)) faults.push('has structured data that nobody can read')
  return faults.map(fault => `${path} ${fault}`)
}

function isData(text: string): boolean {
  try {
    JSON.parse(text)
    return /^https?:/.test(/"(?:url|item)":"([^"]*)/.exec(text)?.[1] ?? '')
  } catch {
    return false
  }
}

async function faultOfPicture(site: string, address: string): Promise<string[]> {
  const file = join(site, new URL(address).pathname)
  if (!existsSync(file)) return [`The picture ${address} does not exist`]
  const { width, height } = await sharp(file).metadata()
  return width === SHARE.width && height === SHARE.height
    ? []
    : [`The picture ${address} is ${width} by ${height}`]
}

function faultsOfSitemaps(
  site: string,
  listed: ReadonlySet<string>,
  locales: readonly Locale[]
): string[] {
  const maps = locales.map(locale => `sitemap-${locale}.xml`)
  const missing = ['robots.txt', 'sitemap.xml', ...maps].filter(
    file => !existsSync(join(site, file))
  )
  if (missing.length > 0) return missing.map(file => `${file} is missing`)
  const named = new Set(
    maps.flatMap(map =>
      [...readFileSync(join(site, map), 'utf8').matchAll(/<url><loc>([^<]*)/g)].map(
        ([, address = '']) => address
      )
    )
  )
  return [
    ...[...listed]
      .filter(address => !named.has(address))
      .map(address => `${address} is in no sitemap`),
    ...[...named]
      .filter(address => !listed.has(address))
      .map(address => `${address} is in a sitemap and not to be kept`)
  ]
}

/** What search engines and shared links would find wrong with a site built in the locales. */
export async function searchFaults(site: string, locales: readonly Locale[]): Promise<string[]> {
  const files = globSync('**/index.html', { cwd: site }).toSorted()
  const pages = files.map(file => ({
    path: pathOfFile(file),
    head: headOf(readFileSync(join(site, file), 'utf8'))
  }))
  const { origin } = new URL(pages[0]?.head.canonical ?? 'http://localhost')
  const kept = pages.filter(({ head }) => head.isKept)
  const listed = kept.filter(({ path, head }) => isListedAt(head, origin + path))
  const byAddress = new Map(listed.map(page => [origin + page.path, page]))
  const lost = kept.filter(({ head }) => !byAddress.has(head.canonical ?? ''))
  const pictures = new Set(kept.map(({ head }) => head.picture ?? `${origin}/none`))
  const ofPictures = await Promise.all([...pictures].map(address => faultOfPicture(site, address)))
  return [
    ...lost.map(
      ({ path, head }) => `${path} gives ${head.canonical} as its address, which is not listed`
    ),
    ...listed.flatMap(page => faultsOfPage(page, byAddress, locales)),
    ...repeated(listed, 'title'),
    ...repeated(listed, 'description'),
    ...ofPictures.flat(),
    ...faultsOfSitemaps(site, new Set(byAddress.keys()), locales)
  ]
}
