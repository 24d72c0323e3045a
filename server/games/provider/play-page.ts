import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { isSlot } from '#config/catalogue/models.ts'
import { isTable } from '#config/catalogue/tables.ts'
import { isLocale, LOCALES, type Locale } from '#config/locales.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import type { TableRules } from '#contract/wire/table-play.ts'
import { catalogue, type Namespace } from '#messages/catalogue.ts'
import { gameRules } from './game-rules.ts'
import { tableRules } from './table-rules.ts'

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

const TABLE_TEXTS = {
  roulette: 'roulette',
  blackjack: 'blackjack',
  videoPoker: 'poker',
  wheel: 'wheel'
} as const satisfies Record<TableRules['kind'], Namespace>

const rulesOf = (slug: string): SlotRules | TableRules | null =>
  isSlot(slug) ? gameRules(slug) : isTable(slug) ? tableRules(slug) : null

const isOfTable = (rules: SlotRules | TableRules): rules is TableRules =>
  Object.hasOwn(TABLE_TEXTS, rules.kind)

/** The texts that every game needs, and those of its kind alone. */
function textsFor(locale: Locale, rules: SlotRules | TableRules) {
  const texts = isOfTable(rules)
    ? { ...catalogue(locale, 'table'), ...catalogue(locale, TABLE_TEXTS[rules.kind]) }
    : catalogue(locale, 'slot')
  return { ...catalogue(locale, 'game'), ...texts }
}

/** The page of a game in a language; null when there is no such game. */
export async function playPage({ slug, locale, host }: PlayPage): Promise<string | null> {
  const rules = rulesOf(slug)
  if (!rules) return null
  const spoken: Locale = typeof locale === 'string' && isLocale(locale) ? locale : 'en'
  const { bcp47 } = LOCALES[spoken]
  const data = { locale: spoken, bcp47, host, rules, texts: textsFor(spoken, rules) }
  const page = await readTemplate()
  return page
    .replace('lang="en"', () => `lang="${bcp47}"`)
    .replace('<title>Game</title>', () => `<title>${escaped(rules.title)}</title>`)
    .replace(/>\s*null\s*</, () => `>${asData(data)}<`)
}
