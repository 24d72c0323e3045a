import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

import { CATALOGUES, type Catalogue, LOCALE_CODES, LOCALES, type Locale } from '#config/locales.ts'
import { catalogue, type Namespace } from '#messages/catalogue.ts'
import { en } from '#messages/en/index.ts'
import { formatMessage } from '#rules/message-format.ts'

type Texts = Readonly<Record<string, string>>

const NAMESPACES = Object.keys(en) as Namespace[]
const BASES = CATALOGUES.filter(name => !name.includes('_'))
const OVERLAYS = CATALOGUES.filter(name => name.includes('_'))

const folder = (name: Catalogue) => `src/messages/${name}`

const filesOf = (name: Catalogue) =>
  readdirSync(folder(name))
    .filter(file => file.endsWith('.json'))
    .map(file => file.slice(0, -'.json'.length))
    .sort()

const read = (name: Catalogue, namespace: string): Texts =>
  JSON.parse(readFileSync(`${folder(name)}/${namespace}.json`, 'utf8'))

const localeOf = (name: Catalogue) =>
  LOCALE_CODES.find(locale => LOCALES[locale].chain[0] === name) ?? 'en'

describe('catalogues', () => {
  test.each(BASES)('%s holds every namespace and every key of English', name => {
    expect(filesOf(name)).toEqual(filesOf('en'))
    for (const namespace of NAMESPACES)
      expect(Object.keys(read(name, namespace)).sort()).toEqual(Object.keys(en[namespace]).sort())
  })

  test.each(BASES)('%s shows every text of its files', name => {
    for (const namespace of NAMESPACES)
      expect(catalogue(localeOf(name), namespace)).toEqual(read(name, namespace))
  })

  test.each(OVERLAYS)('%s shows its own words and otherwise those of its base', name => {
    const base = LOCALES[localeOf(name)].chain[1] ?? 'en'
    const own = filesOf(name)
    expect(own.length).toBeGreaterThan(0)
    for (const namespace of NAMESPACES)
      expect(catalogue(localeOf(name), namespace)).toEqual({
        ...read(base, namespace),
        ...(own.includes(namespace) ? read(name, namespace) : {})
      })
  })

  test('a locale never shows the name of a key', () => {
    for (const locale of LOCALE_CODES)
      for (const namespace of NAMESPACES)
        for (const [key, text] of Object.entries(catalogue(locale, namespace))) {
          expect(text, `${locale} ${key}`).not.toBe(key)
          expect(text.trim(), `${locale} ${key}`).not.toBe('')
        }
  })
})

describe('plurals', () => {
  const say = (locale: Locale, key: 'slot.respinsLeft' | 'game.seconds', count: number) => {
    const texts = { ...catalogue(locale, 'slot'), ...catalogue(locale, 'game') }
    return formatMessage(texts[key], { count }, LOCALES[locale].bcp47)
  }

  test.each([
    ['fi', '1 sekunti', '2 sekuntia', '1 uusintapyöräytys jäljellä'],
    ['et_EE', '1 sekund', '2 sekundit', '1 lisakeerutus jäänud'],
    ['no', '1 sekund', '2 sekunder', '1 ekstraspinn igjen']
  ] as const)('in %s follow the count', (locale, one, two, left) => {
    expect(say(locale, 'game.seconds', 1)).toBe(one)
    expect(say(locale, 'game.seconds', 2)).toBe(two)
    expect(say(locale, 'slot.respinsLeft', 1)).toBe(left)
  })

  test.each([
    ['en', [[1], [0, 2, 5]]],
    ['fi', [[1], [0, 2, 5]]],
    ['et_EE', [[1], [0, 2, 5]]],
    ['no', [[1], [0, 2, 5]]],
    [
      'fr',
      [
        [0, 1],
        [2, 5]
      ]
    ],
    ['ja', [[0, 1, 2, 5]]]
  ] as const)('in %s has as many forms as the language', (locale, groups) => {
    const bare = (count: number) => say(locale, 'game.seconds', count).replace(/\d/g, '').trim()
    const forms = groups.map(counts => new Set(counts.map(bare)))
    expect(forms.map(({ size }) => size)).toEqual(groups.map(() => 1))
    expect(new Set(forms.flatMap(form => [...form])).size).toBe(groups.length)
  })

  /** A value for whatever a text leaves open: a count where it counts, else a word. */
  const filledBy = (text: string, count: number) =>
    Object.fromEntries(
      [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name = '']) => [
        name,
        text.includes(`{${name}, plural`) ? count : 'word'
      ])
    )

  test.each(LOCALE_CODES)('in %s leave no brace and no sign behind', locale => {
    for (const namespace of NAMESPACES)
      for (const [key, text] of Object.entries(catalogue(locale, namespace)))
        if (text.includes(', plural,'))
          for (const count of [0, 1, 2, 5, 1000])
            expect(
              formatMessage(text, filledBy(text, count), LOCALES[locale].bcp47),
              `${locale} ${key}`
            ).not.toMatch(/[{}#]/)
  })
})

describe('chains', () => {
  test('lead from the country over the language to English', () => {
    expect(LOCALES.de_AT.chain).toEqual(['de_AT', 'de', 'en'])
    expect(LOCALES.et_EE.chain).toEqual(['et', 'en'])
    for (const locale of LOCALE_CODES) expect(LOCALES[locale].chain.at(-1)).toBe('en')
  })

  test('give Austria the German text where it has none of its own', () => {
    const own = filesOf('de_AT').includes('wallet') ? read('de_AT', 'wallet') : {}
    expect(catalogue('de_AT', 'wallet')).toEqual({ ...read('de', 'wallet'), ...own })
    expect(catalogue('de_AT', 'wallet')).not.toEqual(en.wallet)
  })
})
