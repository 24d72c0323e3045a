// Checks the built pages: what a visitor loads, what a session loads, and that markup is inert.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

import { builtLocales } from '../src/config/built-locales.ts'
import { isOperator, OPERATORS } from '../src/config/operators.ts'
import { report } from './report.ts'
import { searchFaults } from './search-faults.ts'

const OPERATOR = process.env['LOBBY_OPERATOR'] ?? 'Infiniza'
if (!isOperator(OPERATOR)) throw new Error(`LOBBY_OPERATOR: there is no operator ${OPERATOR}`)
const SITE = `dist/${OPERATORS[OPERATOR].slug}`

/** Bytes after brotli: performance.md, goals G1 to G3 and G6. */
const BUDGETS = {
  inlineScript: 2_048,
  lobbyWords: 14_600,
  contentWords: 14_600,
  /** A page alone, which is all that a session fetches from one to the next. */
  document: 10_240,
  /** The same with its styles in it: docs/decisions/0007. */
  styledDocument: 18_432,
  /** What experiments may add to a page, for as long as they run: docs/decisions/0018. */
  experiments: 448,
  sessionShell: 81_920,
  ownIslands: 2_048,
  pots: 4_096,
  counting: 6_656,
  consent: 4_096,
  sportsWords: 14_336,
  sports: 17_920
}

const brotli = (text: Buffer | string) => brotliCompressSync(text).length
const read = (path: string) => readFileSync(join(SITE, path), 'utf8')
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} kB`

const pages = globSync('**/*.html', { cwd: SITE }).sort()
const faults: string[] = []
let heaviest = { page: '', weight: 0 }

const inlineScripts = (html: string) =>
  [
    ...html.matchAll(
      /<script(?![^>]*\bsrc=)(?![^>]*type="application\/ld\+json")[^>]*>([\s\S]*?)<\/script>/g
    )
  ]
    .map(match => match[1] ?? '')
    .join('\n')

const attributes = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(match => match[1] ?? '')

function checkPage(page: string): void {
  const html = read(page)
  const inert = html.replace(/<script[\s\S]*?<\/script>/g, '')
  if (/\sstyle="/.test(inert)) faults.push(`${page} has a style attribute`)
  if (/\son[a-z]+="/.test(inert)) faults.push(`${page} has an inline handler`)
  const headings = inert.match(/<h1[\s>]/g)?.length ?? 0
  if (headings !== 1 && !page.startsWith('index')) faults.push(`${page} has ${headings} h1`)
  if (/\sdata-variant="/.test(inert) !== html.includes(' data-experiments="'))
    faults.push(`${page} has variants and no script that draws one, or the other way round`)
  const weight = brotli(inlineScripts(html))
  if (weight > BUDGETS.inlineScript) faults.push(`${page} carries ${weight} B of inline script`)
  const whole = statSync(join(SITE, `${page}.br`)).size
  if (whole > heaviest.weight) heaviest = { page, weight: whole }
  const budget = html.includes('<style>') ? BUDGETS.styledDocument : BUDGETS.document
  if (whole > budget) faults.push(`${page} weighs ${whole} B by itself`)
}

/** The static imports of a chunk, with everything they import in turn. */
function graphOf(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry) || !existsSync(join(SITE, entry))) return seen
  seen.add(entry)
  const code = read(entry)
  const imports = code.matchAll(/(?:\bfrom|\bimport)\s*["'](\.{1,2}\/[^"']+\.js)["']/g)
  for (const [, path = ''] of imports) graphOf(join(dirname(entry), path), seen)
  return seen
}

function checkVisitor(page: string, plain: number): void {
  const html = read(page)
  const budget = plain + (/\sdata-variant="/.test(html) ? BUDGETS.experiments : 0)
  if (/<script[^>]*\bsrc=|rel="modulepreload"/.test(html))
    faults.push(`${page} asks a visitor for a script`)
  const eager = [...html.matchAll(/<astro-island[^>]*\bclient="(?!session|slip)([^"]*)"/g)]
  if (eager.length > 0) faults.push(`${page} hydrates ${eager[0]?.[1]} islands for a visitor`)
  const sheets = [...html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)]
  const styles = sheets.reduce((sum, [, path = '']) => sum + brotli(read(path)), 0)
  const words = brotli(html) + styles
  console.log(
    `${page}: ${kilobytes(words)} of words and styles, ${brotli(inlineScripts(html))} B of inline script`
  )
  if (words > budget) faults.push(`${page} weighs ${words} B, more than ${budget}`)
}

/** The runtime of the islands, which the page itself imports where it finds the mark of a session. */
const runtimesOf = (html: string) =>
  [...html.matchAll(/"(islands\.[\w-]+\.js)"/g)].map(match => `/_astro/${match[1]}`)

const LATE_OR_OWN = /<astro-island[^>]*opts='\{"value":"(late|own)"\}'[^>]*>/g

/** What only this page asks for, and what gives it time for what comes first, is not what every page loads. */
const shellOf = (html: string) => html.replace(LATE_OR_OWN, '')

const ownOf = (html: string) =>
  [...html.matchAll(LATE_OR_OWN)].flatMap(([island, value]) => (value === 'own' ? [island] : []))

const weigh = (chunks: ReadonlySet<string>) =>
  [...chunks].reduce((sum, chunk) => sum + brotli(read(chunk)), 0)

/** A page's own islands are light at first: what they show they fetch when they are there. */
function checkOwn(page: string, html: string, known: ReadonlySet<string>): void {
  const chunks = new Set<string>()
  for (const entry of attributes(ownOf(html).join(' '), 'component-url')) graphOf(entry, chunks)
  const bytes = weigh(new Set([...chunks].filter(chunk => !known.has(chunk))))
  if (bytes > 0) console.log(`${page}: its own islands are ${bytes} B at first`)
  if (bytes > BUDGETS.ownIslands) faults.push(`${page} loads ${bytes} B with islands of its own`)
}

function checkSession(page: string): void {
  const whole = read(page)
  const html = shellOf(whole)
  const entries = [
    ...attributes(html, 'component-url'),
    ...attributes(html, 'renderer-url'),
    ...attributes(html, 'before-hydration-url')
  ]
  const runtimes = runtimesOf(html)
  if (runtimes.length === 0) faults.push(`${page} names no runtime for its islands`)
  entries.push(...runtimes)
  const chunks = new Set<string>()
  for (const entry of entries) graphOf(entry, chunks)
  const bytes = weigh(chunks)
  console.log(`${page}: a session loads ${chunks.size} chunks, ${kilobytes(bytes)}`)
  if (chunks.size === 0) faults.push(`${page} has no island for a session`)
  if (bytes > BUDGETS.sessionShell) faults.push(`${page} loads ${bytes} B of script with a session`)
  checkOwn(page, whole, chunks)
}

/** What a visitor loads when pots are seen, which must not bring along what only a session needs. */
function checkPots(): void {
  const entries = globSync('_astro/touch{ed,-pots}.*.js', { cwd: SITE })
  const chunks = new Set(entries.flatMap(entry => [...graphOf(entry)]))
  const bytes = [...chunks].reduce((sum, chunk) => sum + brotli(read(chunk)), 0)
  console.log(`pots: ${chunks.size} chunks, ${kilobytes(bytes)}`)
  if (entries.length !== 2) faults.push('the build has no module that moves pots')
  if (bytes > BUDGETS.pots) faults.push(`pots load ${bytes} B of script`)
}

/** What a visitor who agreed to be counted loads for that; the page's own figures come after it. */
function checkCounting(): void {
  const entries = globSync('_astro/touch{ed,-measure}.*.js', { cwd: SITE })
  const bytes = weigh(new Set(entries.flatMap(entry => [...graphOf(entry)])))
  console.log(`counting: ${bytes} B`)
  if (entries.length !== 2) faults.push('the build has no module that counts visits')
  if (bytes > BUDGETS.counting) faults.push(`counting loads ${bytes} B of script`)
}

/** What a visitor loads who has not answered yet: script and style of the question; its words come beside them. */
function checkConsent(): void {
  const entries = globSync('_astro/touch{ed,-consent}.*.js', { cwd: SITE })
  const chunks = new Set(entries.flatMap(entry => [...graphOf(entry)]))
  const bytes = weigh(chunks)
  const words = brotli(read('texts/en/consent.json'))
  console.log(`consent: ${chunks.size} chunks, ${bytes} B, and ${words} B of words`)
  if (entries.length !== 2) faults.push('the build has no module that asks for consent')
  if (bytes > BUDGETS.consent) faults.push(`the question for consent weighs ${bytes} B`)
}

/** What draws live prices for a visitor: with its words it weighs less than a picture, and brings no React. */
function checkSports(): void {
  const page = 'en/sports/index.html'
  if (!pages.includes(page)) return
  checkVisitor(page, BUDGETS.sportsWords)
  const entries = globSync('_astro/touch{ed,-sports,-match}.*.js', { cwd: SITE })
  const chunks = new Set(entries.flatMap(entry => [...graphOf(entry)]))
  const bytes = weigh(chunks)
  const words = brotli(read('texts/en/sports.json'))
  console.log(`sports: ${chunks.size} chunks, ${bytes} B, and ${words} B of words`)
  if (entries.length !== 3) faults.push('the build has no module that draws sports')
  if (bytes > BUDGETS.sports) faults.push(`live prices weigh ${bytes} B`)
}

/** What draws matches on the lobby for a visitor who has seen their place: no more than the sportsbook's own pages. */
function checkMatches(): void {
  if (!pages.includes('en/sports/index.html')) return
  const entries = globSync('_astro/touch{ed,-matches}.*.js', { cwd: SITE })
  const chunks = new Set(entries.flatMap(entry => [...graphOf(entry)]))
  const bytes = weigh(chunks)
  console.log(`matches: ${chunks.size} chunks, ${bytes} B`)
  if (entries.length !== 2) faults.push('the build has no module that draws matches')
  if (bytes > BUDGETS.sports) faults.push(`matches of the lobby weigh ${bytes} B`)
}

for (const page of pages) checkPage(page)
console.log(`${heaviest.page} is the heaviest by itself: ${heaviest.weight} B`)
checkSports()
checkMatches()
checkPots()
checkCounting()
checkConsent()
checkVisitor('en/index.html', BUDGETS.lobbyWords)
checkVisitor('en/terms-and-conditions/index.html', BUDGETS.contentWords)
checkSession('en/promotions/index.html')
checkSession('en/jackpot/index.html')
faults.push(
  ...(await searchFaults(SITE, builtLocales(OPERATORS[OPERATOR], process.env['LOBBY_LOCALES'])))
)
console.log(`${pages.length} pages read`)
report('pages and budgets', [...new Set(faults)].slice(0, 200))
