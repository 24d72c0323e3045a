import { accessibilityBody } from '#config/accessibility-bodies.ts'
import { BRAND } from '#config/build.ts'
import { LICENCES } from '#config/licences.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { fill } from './text.ts'

export type ReadingName = 'accessibility' | 'bonus-terms' | 'privacy' | 'responsible-play' | 'terms'

interface Source {
  readonly frontmatter: Readonly<Record<string, unknown>>
  readonly compiledContent: () => Promise<string>
}

export interface Section {
  readonly id: string
  readonly title: string
}

export interface Reading {
  readonly description: string
  readonly updated: string
  readonly minutes: number
  readonly sections: readonly Section[]
  readonly html: string
}

const SOURCES = import.meta.glob<Source>('../content/*/*.md', { eager: true })

/** Anchors that hold in every language, in the order of the sections. */
const ANCHORS: Readonly<Record<ReadingName, readonly string[]>> = {
  terms: [
    'age',
    'account',
    'paying-in',
    'balance',
    'paying-out',
    'games',
    'bonuses',
    'limits',
    'conduct',
    'closing',
    'liability',
    'complaints',
    'changes',
    'law'
  ],
  privacy: [
    'collected',
    'reasons',
    'cookies',
    'recipients',
    'retention',
    'rights',
    'security',
    'machines',
    'changes'
  ],
  accessibility: ['status', 'tested', 'gaps', 'contact', 'complaints'],
  'responsible-play': ['signs', 'tools', 'young-people', 'help'],
  'bonus-terms': ['now', 'money', 'first', 'offer', 'declining', 'one', 'breaks', 'complaints']
}

const WORDS_A_MINUTE = 200
const SIGNS_A_WORD = 6

const licence = LICENCES[BRAND.licence]

const plain = (html: string) => html.replace(/<[^>]+>/g, '').trim()

/** The text of a document in the locale's language, cut into sections with anchors. */
export async function readingOf(
  locale: Locale,
  name: ReadingName,
  anchorLabel: string
): Promise<Reading | undefined> {
  const chain = LOCALES[locale].chain
  const source = chain.map(language => SOURCES[`../content/${language}/${name}.md`]).find(Boolean)
  if (source === undefined) return undefined
  const values = {
    company: BRAND.company,
    seat: BRAND.seat,
    operator: BRAND.title,
    regulator: licence.regulator,
    register: licence.register,
    minimumAge: licence.minimumAge,
    supportMail: BRAND.supportMail,
    accessibilityBody: accessibilityBody(BRAND.licence),
    locale
  }
  const compiled = (await source.compiledContent()).replace(/%7B(\w+)%7D/g, '{$1}')
  const [intro = '', ...parts] = fill(compiled, values).split(/(?=<h2[ >])/)
  const sections = parts.map((part, place) => {
    const title = /<h2[^>]*>(.*?)<\/h2>/s.exec(part)?.[1] ?? ''
    const id = ANCHORS[name][place] ?? `s${place + 1}`
    const link = `<a href="#${id}" aria-label="${anchorLabel}: ${plain(title)}">#</a>`
    const body = part.replace(/<h2[^>]*>(.*?)<\/h2>/s, `<h2>$1${link}</h2>`)
    return { id, title: plain(title), html: `<section id="${id}">${body}</section>` }
  })
  const text = (key: string) => fill(String(source.frontmatter[key] ?? ''), values)
  return {
    description: text('description'),
    updated: text('updated').slice(0, 10),
    minutes: Math.ceil(plain(compiled).length / SIGNS_A_WORD / WORDS_A_MINUTE),
    sections,
    html: intro + sections.map(({ html }) => html).join('')
  }
}
