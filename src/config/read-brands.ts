import * as v from 'valibot'

import { BRAND_FILE, type Operator } from './brand-file.ts'
import { weakPairs } from './colour-roles.ts'
import { reasonOf } from './fault-reason.ts'
import { brandHost } from './host-name.ts'
import { needsPriorConsent } from './prior-consent.ts'

/** Brand files are wrong; the message has a sentence for each fault. */
export class BrandError extends Error {
  constructor(faults: readonly string[]) {
    super(`The brand files in src/config/brands are wrong.\n${faults.join('\n')}`)
    this.name = 'BrandError'
    // Whoever wrote the file wants the sentences and not the way to them.
    this.stack = this.message
  }
}

/** The place of a fault in the file, and what is wrong there. */
type Fault = readonly [field: string, reason: string]

function shapeFaults(issues: readonly v.InferIssue<typeof BRAND_FILE>[]): readonly Fault[] {
  return issues.map(issue => {
    const field = v.getDotPath(issue) ?? 'file'
    return [field, reasonOf(issue, field, 'brand files')]
  })
}

const { automaticAcceptedCookiesCountries, colours, defaultLocale, locales } = BRAND_FILE.entries
const CONSENT = v.object({ automaticAcceptedCookiesCountries })
const LANGUAGES = v.object({ defaultLocale, locales })
const FACE = v.object({ colours })

/** Judges a part of the file that is of the right shape; another has its faults already. */
function judged<Schema extends v.GenericSchema>(
  schema: Schema,
  file: unknown,
  judge: (part: v.InferOutput<Schema>) => readonly Fault[]
): readonly Fault[] {
  const part = v.safeParse(schema, file)
  return part.success ? judge(part.output) : []
}

/** What no schema can say: how the fields of one file stand to each other and to the law. */
function senseFaults(file: unknown): readonly Fault[] {
  return [
    ...judged(CONSENT, file, part =>
      part.automaticAcceptedCookiesCountries
        .filter(needsPriorConsent)
        .map(country => [
          'automaticAcceptedCookiesCountries',
          `the law of ${country} forbids a consent that is not asked for`
        ])
    ),
    ...judged(LANGUAGES, file, part =>
      part.locales.includes(part.defaultLocale)
        ? []
        : [['defaultLocale', `${part.defaultLocale} is not among the locales`]]
    ),
    ...judged(FACE, file, part =>
      weakPairs(part.colours).map(({ role, reason }) => [`colours.${role}`, reason])
    )
  ]
}

function read(name: string, file: unknown): Operator | readonly string[] {
  const result = v.safeParse(BRAND_FILE, file)
  const faults = [...(result.success ? [] : shapeFaults(result.issues)), ...senseFaults(file)]
  if (result.success && result.output.operator !== name)
    faults.push(['operator', `must be ${name}, as in operator-table.ts`])
  return result.success && faults.length === 0
    ? result.output
    : faults.map(([field, reason]) => `${name}, ${field}: ${reason}.`)
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
