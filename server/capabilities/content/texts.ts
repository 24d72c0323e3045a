import type { Locale } from '#config/locales.ts'
import { catalogue, type Namespace } from '#messages/catalogue.ts'
import { en } from '#messages/en/index.ts'

/** What only the platform's own pages say is not handed out. */
const HIDDEN: readonly string[] = ['identity', 'sandbox'] satisfies readonly Namespace[]

const isPublic = (name: string): name is Namespace =>
  Object.hasOwn(en, name) && !HIDDEN.includes(name)

const PUBLIC = Object.keys(en).filter(isPublic)

const texts = new Map<Locale, ReadonlyMap<string, string>>()

/** A text of the catalogue by its key, in a locale; undefined when there is no such key. */
export function textOf(locale: Locale, key: string): string | undefined {
  let known = texts.get(locale)
  if (!known) {
    known = new Map(PUBLIC.flatMap(namespace => Object.entries(catalogue(locale, namespace))))
    texts.set(locale, known)
  }
  return known.get(key)
}

/** A label of a page's frame by its name of the older contract: SIGN_IN is `site.signIn`. */
export function labelOf(locale: Locale, name: string): string | undefined {
  const words = name.toLowerCase().split('_')
  const camel = words.map((word, place) =>
    place === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)
  )
  return textOf(locale, `site.${camel.join('')}`)
}

/** What a list of games is called. */
export const listName = (locale: Locale, slug: string): string =>
  textOf(locale, `list.${slug}`) ?? slug
