import * as v from 'valibot'

import { BRAND_FILE, type Operator } from './brand-file.ts'
import { weakPairs } from './colour-roles.ts'
import { brandHost } from './host-name.ts'
import { needsPriorConsent } from './prior-consent.ts'

/** Brand files are wrong; the message has a sentence for each fault. */
export class BrandError extends Error {
  constructor(faults: readonly string[]) {
    super(`The brand files in src/config/brands are wrong.\n${faults.join('\n')}`)
    this.name = 'BrandError'
  }
}

/** The place of a fault in the file, and what is wrong there. */
type Fault = readonly [field: string, reason: string]

const shown = (input: unknown) => JSON.stringify(input) ?? String(input)

const KINDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  strict_object: 'an object',
  string: 'a text'
}

/** The names of a choice, out of `("a" | "b")`. */
const namesIn = (expected: string) => expected.replace(/[()"]/g, '').replaceAll(' | ', ', ')

function reasonOf(issue: v.InferIssue<typeof BRAND_FILE>, field: string): string {
  const { input } = issue
  if (issue.type === 'strict_object' && issue.expected === 'never')
    return 'is not a field of brand files'
  if (issue.kind === 'schema' && input === undefined) return 'is missing'
  if (issue.type === 'picklist' && field === 'layout' && typeof input === 'string')
    return `Unknown variable dynamic import: ./${input}`
  if (issue.type === 'picklist') return `${shown(input)} is none of ${namesIn(issue.expected)}`
  if (issue.kind === 'schema')
    return `must be ${KINDS[issue.type] ?? issue.expected}, not ${shown(input)}`
  return issue.message
}

function shapeFaults(issues: readonly v.InferIssue<typeof BRAND_FILE>[]): readonly Fault[] {
  return issues.map(issue => {
    const field = v.getDotPath(issue) ?? 'file'
    return [field, reasonOf(issue, field)]
  })
}

/** What no schema can say: how the fields of one file stand to each other and to the law. */
function senseFaults(brand: Operator): readonly Fault[] {
  const { automaticAcceptedCookiesCountries: automatic, colours, defaultLocale, locales } = brand
  return [
    ...automatic
      .filter(needsPriorConsent)
      .map(
        (country): Fault => [
          'automaticAcceptedCookiesCountries',
          `the law of ${country} forbids a consent that is not asked for`
        ]
      ),
    ...(locales.includes(defaultLocale)
      ? []
      : [['defaultLocale', `${defaultLocale} is not among the locales`] as const]),
    ...weakPairs(colours).map(({ role, reason }): Fault => [`colours.${role}`, reason])
  ]
}

function read(name: string, file: unknown): Operator | readonly string[] {
  const sentences = (faults: readonly Fault[]) =>
    faults.map(([field, reason]) => `${name}, ${field}: ${reason}.`)
  const result = v.safeParse(BRAND_FILE, file)
  if (!result.success) return sentences(shapeFaults(result.issues))
  const faults = senseFaults(result.output)
  if (result.output.operator === name) return faults.length > 0 ? sentences(faults) : result.output
  return sentences([...faults, ['operator', `must be ${name}, as in operator-table.ts`]])
}

/** Slugs and hosts that two operators claim. */
function sharedFaults(brands: readonly Operator[]): readonly string[] {
  const owners = new Map<string, string>()
  const claim = (kind: string, value: string, { operator }: Operator) => {
    const owner = owners.get(`${kind} ${value}`)
    owners.set(`${kind} ${value}`, operator)
    return owner === undefined ? [] : [`${operator}, ${kind}: ${value} belongs to ${owner}.`]
  }
  return brands.flatMap(brand => [
    ...claim('slug', brand.slug, brand),
    ...[...new Set(brand.hosts.map(brandHost))].flatMap(host => claim('hosts', host, brand))
  ])
}

const isBrand = (brand: Operator | readonly string[]): brand is Operator => 'operator' in brand

/** The operators of brand files, checked, or a `BrandError` that names every fault. */
export function readBrands<Name extends string>(
  files: Readonly<Record<Name, unknown>>
): Readonly<Record<Name, Operator>> {
  const brands = Object.entries(files).map(([name, file]) => [name, read(name, file)] as const)
  const whole = brands.map(([, brand]) => brand).filter(isBrand)
  const broken = brands.flatMap(([, brand]) => (isBrand(brand) ? [] : brand))
  const faults = [...broken, ...sharedFaults(whole)]
  if (faults.length > 0) throw new BrandError(faults)
  return Object.fromEntries(brands) as Record<Name, Operator>
}
