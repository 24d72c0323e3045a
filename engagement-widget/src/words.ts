import { formatMessage, type MessageValues } from '#rules/message-format.ts'
import type { TextKey, Texts } from './texts/en.ts'

export interface Words {
  readonly language: string
  text(key: TextKey, values?: MessageValues): string
  number(value: number): string
  /** A decimal of the wire, with as many places as are asked for. */
  decimal(value: string, places: number): string
  money(amount: string, currency: string): string
  day(moment: Date): string
  time(moment: Date): string
  /** Day and time, or the time alone where it is today. */
  when(moment: Date, now: number): string
}

const LOADERS: Readonly<Record<string, () => Promise<{ readonly texts: Texts }>>> = {
  en: () => import('./texts/en.ts'),
  fi: () => import('./texts/fi.ts'),
  no: () => import('./texts/no.ts'),
  de: () => import('./texts/de.ts'),
  fr: () => import('./texts/fr.ts'),
  ja: () => import('./texts/ja.ts'),
  et: () => import('./texts/et.ts'),
  it: () => import('./texts/it.ts')
}

const ENGLISH = () => import('./texts/en.ts')

/** The tag of a language as browsers know it: sites write `fr_CA` and `no`. */
export function tagOf(locale: string): string {
  const tag = locale === 'no' ? 'nb-NO' : locale.replace('_', '-')
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en'
  } catch {
    return 'en'
  }
}

/** Texts, amounts and times of a locale. */
export function wordsOf(texts: Texts, locale: string): Words {
  const tag = tagOf(locale)
  const plain = new Intl.NumberFormat(tag)
  const day = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short' })
  const time = new Intl.DateTimeFormat(tag, { hour: '2-digit', minute: '2-digit' })
  const exact = new Intl.DateTimeFormat(tag, { timeStyle: 'medium' })
  const both = new Intl.DateTimeFormat(tag, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit'
  })
  const isSameDay = (a: Date, b: Date) => a.toDateString() === b.toDateString()
  return {
    language: tag,
    text: (key, values = {}) => formatMessage(texts[key], values, tag),
    number: value => plain.format(value),
    decimal: (value, places) =>
      new Intl.NumberFormat(tag, {
        minimumFractionDigits: places,
        maximumFractionDigits: places
      }).format(value as Intl.StringNumericLiteral),
    money: (amount, currency) =>
      new Intl.NumberFormat(tag, {
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol'
      }).format(amount as Intl.StringNumericLiteral),
    day: moment => day.format(moment),
    time: moment => exact.format(moment),
    when: (moment, now) => (isSameDay(moment, new Date(now)) ? time : both).format(moment)
  }
}

/** Loads the words of a locale: those of its language, or English. */
export async function loadWords(locale: string): Promise<Words> {
  const { texts } = await (LOADERS[locale.slice(0, 2)] ?? ENGLISH)()
  return wordsOf(texts, locale)
}
