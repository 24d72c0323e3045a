import { LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespaces } from '#messages/catalogue.ts'
import { formatMessage } from '#rules/message-format.ts'
import { localeOf } from './missions/words.ts'

type Key = keyof Namespaces['contests']
type Part = 'description' | 'title'

export type Kind = 'calendar' | 'shop' | 'tournament'

/** The words for tournaments, the shop and the calendar in one language. */
export interface ContestTexts {
  title(kind: Kind, id: string): string
  description(kind: Kind, id: string): string
  /** What holds for every tournament: which rounds count, and who leads of equals. */
  readonly rule: string
  /** Which place was reached. */
  place(place: number): string
  /** That it was bought, or stood behind a door. */
  reason(of: 'calendar' | 'shop', day?: number): string
}

const isKey = (texts: Namespaces['contests'], key: string): key is Key => Object.hasOwn(texts, key)

export function contestTexts(locale: Locale): ContestTexts {
  const texts = catalogue(locale, 'contests')
  const { bcp47 } = LOCALES[locale]
  // A tournament outlives a series that is taken off the list, words and all.
  const say = (kind: Kind, id: string, part: Part) => {
    const key = `contests.${kind}.${id}.${part}`
    return isKey(texts, key) ? texts[key] : part === 'title' ? id : ''
  }
  return {
    title: (kind, id) => say(kind, id, 'title'),
    description: (kind, id) => say(kind, id, 'description'),
    rule: texts['contests.rule'],
    place: place => formatMessage(texts['contests.reason.place'], { place }, bcp47),
    reason: (of, day = 0) =>
      of === 'shop'
        ? texts['contests.reason.shop']
        : formatMessage(texts['contests.reason.door'], { day }, bcp47)
  }
}

/** The words in the language that the casino has told of a player; English where it has not. */
export const textsFor = (language: string | null | undefined): ContestTexts =>
  contestTexts(localeOf(language))
