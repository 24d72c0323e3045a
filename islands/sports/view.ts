import type { Naming } from '#rules/sports/naming.ts'
import { priceIn } from './odds.ts'

export type Words = Readonly<Record<string, string>>

/** What drawings of a page of sports share. */
export interface View {
  readonly words: Words
  readonly bcp47: string
  readonly locale: string
  readonly sprite: string
  readonly crests: string
  price(odds: number): string
  number(value: number): string
  /** Time of day. */
  time(at: number): string
  /** Day and month, with the name of the weekday. */
  day(at: number): string
}

const asked = new Map<string, Promise<Words>>()

function wordsOf(locale: string): Promise<Words> {
  const known = asked.get(locale)
  if (known) return known
  const words = fetch(`/texts/${locale}/sports.json`).then(response => {
    if (!response.ok) throw new Error(`texts of ${locale}: ${response.status}`)
    return response.json() as Promise<Words>
  })
  asked.set(locale, words)
  words.catch(() => asked.delete(locale))
  return words
}

/** Makes what a page draws with, from the attributes of its root. */
export async function viewOf({ dataset }: HTMLElement): Promise<View> {
  const locale = dataset['locale'] ?? 'en'
  const bcp47 = document.documentElement.lang
  const number = new Intl.NumberFormat(bcp47)
  const time = new Intl.DateTimeFormat(bcp47, { timeStyle: 'short', hourCycle: 'h23' })
  const day = new Intl.DateTimeFormat(bcp47, { weekday: 'long', day: 'numeric', month: 'long' })
  return {
    words: await wordsOf(locale),
    bcp47,
    locale,
    sprite: dataset['sprite'] ?? '',
    crests: dataset['crests'] ?? '',
    price: priceIn(bcp47),
    number: value => number.format(value),
    time: at => time.format(at),
    day: at => day.format(at)
  }
}

/** A text of the page with its values put in. */
export const say = (
  { words }: Pick<View, 'words'>,
  key: string,
  values: Readonly<Record<string, number | string>> = {}
): string =>
  (words[`sports.${key}`] ?? '').replaceAll(/\{(\w+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole)
  )

export const namingOf = (
  { words, bcp47 }: View,
  { sport, sides }: Pick<Naming, 'sides' | 'sport'>
): Naming => ({ words, bcp47, sport, sides })
