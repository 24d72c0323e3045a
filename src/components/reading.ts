import { accessibilityBody } from '#config/accessibility-bodies.ts'
import { BONUS_TERMS } from '#config/bonus-terms.ts'
import { ACCOUNT_AGE, BRAND, LICENCE, RULES } from '#config/build.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { pageCurrency } from '#config/page-currency.ts'
import { offerFigures } from '#rules/bonus/offer-sentences.ts'
import { formatMoney } from '#rules/money.ts'
import { fill } from './text.ts'

export type ReadingName = 'accessibility' | 'bonus-terms' | 'privacy' | 'responsible-play' | 'terms'

interface Source {
  readonly frontmatter: Readonly<Record<string, unknown>>
  readonly compiledContent: () => Promise<string>
}

export interface Section {
  readonly id: string
  readonly title: string
  readonly html: string
}

export interface Reading {
  readonly description: string
  readonly updated: string
  readonly minutes: number
  readonly intro: string
  readonly sections: readonly Section[]
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
  'responsible-play': ['signs', 'test', 'tools', 'odds', 'young-people', 'complaints', 'help'],
  'bonus-terms': [
    'now',
    'money',
    'first',
    'wagering',
    'ending',
    'spins',
    'cashback',
    'codes',
    'jackpot',
    'offer',
    'declining',
    'one',
    'breaks',
    'complaints'
  ]
}

const WORDS_A_MINUTE = 200
const SIGNS_A_WORD = 6

/** What bonuses are played by, as the tables have it. */
function bonusValues(locale: Locale) {
  const { days, maxPayoutTimes, weights } = BONUS_TERMS
  const currency = pageCurrency(locale, LICENCE)
  const { factor, maxBet } = offerFigures('welcome', currency, RULES.maxWageringFactor)
  return {
    bonusFactor: factor,
    bonusDays: days,
    bonusTimes: String(maxPayoutTimes),
    bonusMaxBet: formatMoney(maxBet, currency, LOCALES[locale].bcp47),
    weightSlots: weights.Slots,
    weightTable: weights.Table,
    weightLive: weights.Live,
    weightSports: weights.Sports
  }
}

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
    regulator: RULES.regulator,
    register: RULES.register,
    minimumAge: ACCOUNT_AGE,
    supportMail: BRAND.supportMail,
    accessibilityBody: accessibilityBody(LICENCE),
    ...bonusValues(locale),
    locale
  }
  const compiled = (await source.compiledContent()).replace(/%7B(\w+)%7D/g, '{$1}')
  const [intro = '', ...parts] = fill(compiled, values).split(/(?=<h2[ >])/)
  const sections = parts.map((part, place) => {
    const title = /<h2[^>]*>(.*?)<\/h2>/s.exec(part)?.[1] ?? ''
    const id = ANCHORS[name][place] ?? `s${place + 1}`
    const link = `<a href="#${id}" aria-label="${anchorLabel}: ${plain(title)}">#</a>`
    const body = part.replace(/<h2[^>]*>(.*?)<\/h2>/s, `<h2>$1${link}</h2>`)
    return { id, title: plain(title), html: body }
  })
  const text = (key: string) => fill(String(source.frontmatter[key] ?? ''), values)
  return {
    description: text('description'),
    updated: text('updated').slice(0, 10),
    minutes: Math.ceil(plain(compiled).length / SIGNS_A_WORD / WORDS_A_MINUTE),
    intro,
    sections
  }
}
