import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isSlot } from '#config/catalogue/models.ts'
import { isLocale, LOCALES, type Locale } from '#config/locales.ts'
import { catalogue } from '#messages/catalogue.ts'
import { gameRules } from './game-rules.ts'

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'"
]

/** A game may be framed by the casino's site and by nobody else. */
export const playPolicy = (site: string): string =>
  [...POLICY, `frame-ancestors ${site}`].join('; ')

/** Text that may stand inside a script element without ending it. */
const asData = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

let template: Promise<string> | undefined

/** Where the build of the game client stands. */
export const CLIENT_DIR = join(import.meta.dirname, '../../../dist/game-client')

function readTemplate(): Promise<string> {
  template ??= readFile(join(CLIENT_DIR, 'index.html'), 'utf8')
  // A build that is made later is found by the next visit.
  template.catch(() => {
    template = undefined
  })
  return template
}

export interface PlayPage {
  readonly slug: string
  readonly locale: unknown
  readonly host: string
}

/** The page of a game in a language; null when there is no such game. */
export async function playPage({ slug, locale, host }: PlayPage): Promise<string | null> {
  if (!isSlot(slug)) return null
  const spoken: Locale = typeof locale === 'string' && isLocale(locale) ? locale : 'en'
  const { bcp47 } = LOCALES[spoken]
  const rules = gameRules(slug)
  const data = { locale: spoken, bcp47, host, rules, texts: catalogue(spoken, 'slot') }
  const page = await readTemplate()
  return page
    .replace('lang="en"', () => `lang="${bcp47}"`)
    .replace('<title>Game</title>', () => `<title>${escaped(rules.title)}</title>`)
    .replace(/>\s*null\s*</, () => `>${asData(data)}<`)
}
