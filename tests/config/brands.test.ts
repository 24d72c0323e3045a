import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

import { COUNTRY_CODES } from '#config/countries.ts'
import { LOCALES } from '#config/locales.ts'
import { OPERATOR_NAMES, OPERATORS, type Operator } from '#config/operators.ts'
import { needsPriorConsent } from '#config/prior-consent.ts'
import { BrandError, readBrands } from '#config/read-brands.ts'
import { brandSchema, SCHEMA_FILE } from '../../scripts/brand-schema.ts'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string): unknown => JSON.parse(readFileSync(path.join(root, file), 'utf8'))

/** The sentences that a file is refused with, when it is Infiniza's but for some fields. */
function faultsOf(changes: object, others: Readonly<Record<string, unknown>> = {}): string[] {
  try {
    readBrands({ Infiniza: { ...OPERATORS.Infiniza, ...changes }, ...others })
    return []
  } catch (error) {
    if (!(error instanceof BrandError)) throw error
    return error.message.split('\n').slice(1)
  }
}

const { colours, fonts, login, providers } = OPERATORS.Infiniza

describe('brand files', () => {
  test('are one an operator, named by its slug', () => {
    const files = globSync('src/config/brands/*.json', { cwd: root }).map(file =>
      path.basename(file, '.json')
    )
    const slugs = OPERATOR_NAMES.map(name => OPERATORS[name].slug)
    expect(files.toSorted()).toEqual(['brand.schema', ...slugs].toSorted())
    for (const slug of slugs)
      expect(read(`src/config/brands/${slug}.json`)).toMatchObject({
        $schema: './brand.schema.json',
        slug
      })
  })

  test('are described to editors as they are read', () => {
    // Written by node scripts/brand-schema.ts
    expect(read(SCHEMA_FILE)).toEqual(brandSchema())
  })

  test('[SITE-07] all offer the fourteen locales', () => {
    for (const name of OPERATOR_NAMES) expect(OPERATORS[name].locales).toEqual(Object.keys(LOCALES))
  })
})

describe('a brand file is refused', () => {
  test.each<readonly [string, object, string]>([
    ['a licence nobody has', { licence: 'moon' }, 'licence: "moon" is none of anj, cos, crc'],
    ['a theme nobody drew', { theme: 'theme9' }, 'theme: "theme9" is none of theme1, theme2'],
    ['an unknown feature', { features: ['Telepathy'] }, 'features.0: "Telepathy" is none of '],
    ['an unknown country', { countries: ['FI', 'XX'] }, 'countries.1: "XX" is none of '],
    ['a locale of no catalogue', { locales: ['en', 'sv'] }, 'locales.1: "sv" is none of '],
    ['a default locale it has not', { locales: ['fi'] }, 'defaultLocale: en is not among the loc'],
    ['an unknown bank', { providers: { ...providers, bank: ['X'] } }, 'providers.bank.0: "X" is'],
    ['no way to pay', { providers: { ...providers, payment: [] } }, 'providers.payment: must not'],
    ['a strange flow', { login: { ...login, CA: 'fax' } }, 'login.CA: "fax" is none of custom, k'],
    ['no flow for the rest', { login: { CA: 'custom' } }, 'login.ROW: is missing.'],
    ['an unknown typeface', { fonts: { ...fonts, text: 'comic' } }, 'fonts.text: "comic" is none'],
    ['a colour by name', { colours: { ...colours, link: 'red' } }, 'colours.link: must be a colo'],
    ['a logo without a size', { logo: { url: '/l.svg', width: 1.5 } }, 'logo.width: must be a wh'],
    ['a host with a port', { hosts: ['a.example:80'] }, 'hosts.0: must be the name of a host'],
    ['a country twice', { countries: ['FI', 'FI'] }, 'countries: must not name anything twice.'],
    ['a field of its own', { motto: 'Win' }, 'motto: is not a field of brand files.'],
    ['a missing field', { title: undefined }, 'title: is missing.'],
    ['a wrong kind', { contributionsInPercent: 'yes' }, 'contributionsInPercent: must be true or'],
    ['another name', { operator: 'Infinity' }, 'operator: must be Infiniza, as in operator-table']
  ])('for %s, in one sentence that names operator and field', (_, changes, sentence) => {
    const faults = faultsOf(changes)
    expect(faults.some(fault => fault.startsWith(`Infiniza, ${sentence}`))).toBe(true)
    for (const fault of faults) expect(fault).toMatch(/^Infiniza, [\w.-]+: .+\.$/)
  })

  test('[THEM-07] for a layout nobody built, in the words of the catalogue of errors', () => {
    expect(faultsOf({ layout: 'foo' })).toEqual([
      'Infiniza, layout: Unknown variable dynamic import: ./foo.'
    ])
  })

  test.each(COUNTRY_CODES.filter(code => code !== 'ROW'))(
    'for consent in advance exactly where the law of %s forbids it',
    code => {
      const law = `the law of ${code} forbids a consent that is not asked for.`
      expect(faultsOf({ automaticAcceptedCookiesCountries: [code] })).toEqual(
        needsPriorConsent(code) ? [`Infiniza, automaticAcceptedCookiesCountries: ${law}`] : []
      )
    }
  )

  test('for words that are hard to read', () => {
    const [fault] = faultsOf({ colours: { ...colours, 'text-quiet': '#3f5a5d' } })
    expect(fault).toMatch(
      /^Infiniza, colours\.text-quiet: stands 2\.\d\d to 1 apart from canvas, and words need 4.5/
    )
  })

  test('for a host or a slug that belongs to another, whatever stands before it', () => {
    const twin: Operator = { ...OPERATORS.Infiniza, operator: 'Twin', slug: 'twin' }
    expect(faultsOf({}, { Twin: { ...twin, hosts: ['www.infiniza.example'] } })).toEqual([
      'Twin, hosts: infiniza.example belongs to Infiniza.'
    ])
    const double = { ...twin, slug: 'infiniza', hosts: ['twin.example'] }
    expect(faultsOf({}, { Twin: double })).toEqual(['Twin, slug: infiniza belongs to Infiniza.'])
  })

  test('with every fault at once, those of shape and those of sense, of every file', () => {
    const changes = {
      theme: 'x',
      layout: 'y',
      roundness: {},
      automaticAcceptedCookiesCountries: ['FI', 'CA'],
      colours: { ...colours, link: colours.canvas }
    }
    const faults = faultsOf(changes, { Elmst: {} })
    const fields = faults.map(fault => fault.slice(0, fault.indexOf(':')))
    for (const field of ['theme', 'layout', 'roundness.pill', 'automaticAcceptedCookiesCountries'])
      expect(fields).toContain(`Infiniza, ${field}`)
    expect(fields).toContain('Infiniza, colours.link')
    expect(fields).toContain('Elmst, licence')
  })
})
