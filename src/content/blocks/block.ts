import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { LICENCES } from '#config/licences.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { hasFeature, OPERATORS, type OperatorName } from '#config/operators.ts'
import type { BlockEntry, Scope } from './block-file.ts'

/** A block in one language, as a page draws it and the data API tells it. */
export interface Block {
  readonly id: string
  /** One of `BLOCK_KINDS`, or what another source calls it. */
  readonly kind: string
  readonly kicker?: string | undefined
  readonly title?: string | undefined
  readonly text?: string | undefined
  readonly terms?: string | undefined
  readonly termsTarget?: string | undefined
  readonly image?: string | undefined
  readonly imageDesktop?: string | undefined
  readonly action?: BlockAction | undefined
  /** Slugs of games. */
  readonly games: readonly string[]
  readonly startsAt?: string | undefined
  readonly endsAt?: string | undefined
}

export interface BlockAction {
  readonly type: 'DEPOSIT' | 'PAGE_LINK'
  readonly label: string
  /** A path below the locale, or an address elsewhere; none for a deposit. */
  readonly target?: string | undefined
}

/** For whom content is told; a static page does not know the country. */
export interface Audience {
  readonly operator: OperatorName
  readonly licence: string
  readonly country?: string | undefined
}

/** Whether it holds there; what is for some countries alone holds only where one of them is known. */
export function holdsFor({ operators, licences, countries, feature }: Scope, audience: Audience) {
  const { operator, licence, country } = audience
  return (
    (operators?.includes(operator) ?? true) &&
    (licences?.some(code => code === licence) ?? true) &&
    (countries === undefined || (country !== undefined && countries.includes(country))) &&
    (feature === undefined || hasFeature(operator, feature))
  )
}

/** The entry of a table by language, from the most specific to English. */
export function inLocale<Value>(
  table: Readonly<Record<string, Value | undefined>>,
  locale: Locale
): Value {
  const chain: readonly string[] = LOCALES[locale].chain
  const found = chain.map(name => table[name]).find(value => value !== undefined)
  if (found === undefined) throw new Error(`There is no text for ${locale}`)
  return found
}

type Words = Readonly<Record<string, string | undefined>>

/** Puts what differs by operator into the words: its name, the age that its licence asks. */
export function filled<Texts extends Words>(texts: Texts, operator: OperatorName): Words {
  const { title, licence } = OPERATORS[operator]
  const values: Readonly<Record<string, string>> = {
    operator: title,
    age: String(LICENCES[licence].minimumAge),
    games: String(ALL_TITLES.length)
  }
  const put = (text: string) =>
    text.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place)
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text === undefined ? text : put(text)])
  )
}

/** The entry in a language. */
export function blockIn(entry: BlockEntry, locale: Locale, operator: OperatorName): Block {
  const texts = filled(inLocale(entry.texts, locale), operator)
  const { id, kind, games, image, imageDesktop, termsTarget, startsAt, endsAt, action } = entry
  return {
    id,
    kind,
    games,
    image,
    imageDesktop,
    termsTarget,
    startsAt,
    endsAt,
    kicker: texts['kicker'],
    title: texts['title'],
    text: texts['text'],
    terms: texts['terms'],
    action: action && {
      type: action.type,
      label: texts['action'] ?? '',
      target: action.type === 'PAGE_LINK' ? action.target : undefined
    }
  }
}
