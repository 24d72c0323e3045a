import * as v from 'valibot'

import { BANK_PROVIDER_NAMES } from './bank-providers.ts'
import { COLOUR_ROLES } from './colour-roles.ts'
import { COUNTRY_CODES, type CountryCode, LOGIN_FLOWS } from './countries.ts'
import { EXPERIMENT_NAMES, EXPERIMENTS, type ExperimentName } from './experiments.ts'
import { FEATURES } from './features.ts'
import { FONT_NAMES } from './fonts.ts'
import type { Frozen } from './frozen.ts'
import { PUBLIC_LICENCES } from './licences.ts'
import { LOCALES, type Locale } from './locales.ts'
import { FINISHES, LAYOUTS, THEMES } from './look.ts'
import { PARTS } from './part-names.ts'
import { PAYMENT_METHOD_IDS } from './payment-methods.ts'
import { THIRD_PARTIES, TRACKERS } from './third-party-settings.ts'

const text = (pattern: RegExp, fault: string) =>
  v.pipe(v.string(), v.regex(pattern, fault), v.maxLength(200, 'must not be longer than 200 signs'))

const words = text(/\S/, 'must not be empty')
const path = text(/^\/[\w./-]+$/, 'must be a path on the site, such as /icons/logo.svg')
const pixels = v.pipe(
  v.number(),
  v.integer('must be a whole number'),
  v.minValue(1, 'must be at least 1'),
  v.maxValue(2000, 'must be at most 2000')
)
const cssValue = text(/^[^;{}<>@]+$/, 'must be the value of one CSS property')
const length = text(/^\d+(\.\d+)?(px|rem)$/, 'must be a length in px or rem')
const colour = text(/^#[\da-f]{6}$/, 'must be a colour such as #0a272e')
const scrim = text(/^#[\da-f]{8}$/, 'must be a colour with its opacity, such as #020e12c7')
const host = text(
  /^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z]{2,}$/,
  'must be the name of a host, in lower case and without a port'
)

const httpsAddress = v.pipe(
  v.string(),
  v.url('must be an address'),
  v.regex(/^https:/, 'must be an https address')
)

/** Each of them once, and at least as many as are needed. */
const listOf = <const Names extends readonly string[]>(names: Names, least = 0) =>
  v.pipe(
    v.array(v.picklist(names)),
    v.minLength(least, 'must not be empty'),
    v.check(list => new Set(list).size === list.length, 'must not name anything twice')
  )

const LOCALE_NAMES = Object.keys(LOCALES) as readonly Locale[]
const REAL_COUNTRIES = COUNTRY_CODES.filter(
  (code): code is Exclude<CountryCode, 'ROW'> => code !== 'ROW'
)

const isVariantOf = (experiment: ExperimentName, variant: string) =>
  EXPERIMENTS[experiment].some(known => known === variant)

/** One experiment: what has no weight, or none above zero, is never drawn. */
const EXPERIMENT = v.pipe(
  v.strictObject({
    name: v.picklist(EXPERIMENT_NAMES),
    variants: v.pipe(
      v.array(v.strictObject({ name: words, weight: v.exactOptional(v.number()) })),
      v.minLength(1, 'must have at least one variant')
    )
  }),
  v.check(
    ({ name, variants }) =>
      variants.every(variant => isVariantOf(name, variant.name)) &&
      variants[0]?.name === EXPERIMENTS[name][0] &&
      new Set(variants.map(variant => variant.name)).size === variants.length,
    'must name variants of `experiments.ts`, each once and the first of them first'
  )
)

const logo = v.strictObject({ url: path, width: pixels, height: pixels })
const flow = v.picklist(LOGIN_FLOWS)

/** What a brand file says; `brand.schema.json` tells editors the same. */
export const BRAND_FILE = v.strictObject({
  $schema: v.exactOptional(v.literal('./brand.schema.json')),
  operator: text(/^[A-Z][A-Za-z\d]*$/, 'must be a name of letters that begins with a capital'),
  slug: text(/^[a-z][a-z\d]*$/, 'must be of small letters and digits'),
  title: words,
  company: words,
  seat: words,
  supportMail: v.pipe(v.string(), v.email('must be a mail address')),
  licence: v.picklist(PUBLIC_LICENCES),
  /** Countries whose players play under another licence of the operator's. */
  licences: v.exactOptional(
    v.strictObject(v.entriesFromList(REAL_COUNTRIES, v.exactOptional(v.picklist(PUBLIC_LICENCES))))
  ),
  /** Names the site is reached by, the one that is shown first. */
  hosts: v.pipe(v.array(host), v.minLength(1, 'must not be empty')),
  layout: v.picklist(LAYOUTS),
  theme: v.picklist(THEMES),
  finish: v.picklist(FINISHES),
  locales: listOf(LOCALE_NAMES, 1),
  defaultLocale: v.picklist(LOCALE_NAMES),
  /** Whom the operator takes as a player. */
  countries: listOf(REAL_COUNTRIES, 1),
  /** How people of a country log in; ROW stands for those that are not named. */
  login: v.strictObject({ ...v.entriesFromList(REAL_COUNTRIES, v.exactOptional(flow)), ROW: flow }),
  providers: v.strictObject({
    bank: listOf(BANK_PROVIDER_NAMES),
    payment: listOf(PAYMENT_METHOD_IDS, 1)
  }),
  features: listOf(FEATURES),
  /** Parts of the house that are switched on; the pages of another are not there. */
  parts: listOf(PARTS),
  contributionsInPercent: v.boolean(),
  automaticAcceptedCookiesCountries: listOf(REAL_COUNTRIES),
  trackers: TRACKERS,
  thirdParties: v.exactOptional(THIRD_PARTIES),
  /** Where another party's sportsbook is, which pages of sports then show in a frame in place of the house's own. */
  sportsbook: v.exactOptional(v.strictObject({ url: httpsAddress })),
  /** What a part of the visitors is shown otherwise; `experiments.ts` names what pages have markup for. */
  experiments: v.exactOptional(
    v.pipe(
      v.array(EXPERIMENT),
      v.check(
        list => new Set(list.map(({ name }) => name)).size === list.length,
        'must not name anything twice'
      )
    )
  ),
  logo,
  logoDesktop: logo,
  favicon16: path,
  favicon32: path,
  appleTouchIcon: path,
  fonts: v.strictObject({
    display: v.picklist(FONT_NAMES),
    text: v.picklist(FONT_NAMES),
    /** The one of the two that long texts are set in. */
    read: v.picklist(['display', 'text'])
  }),
  roundness: v.strictObject({
    small: length,
    medium: length,
    large: length,
    control: length,
    pill: length
  }),
  colours: v.strictObject({ ...v.entriesFromList(COLOUR_ROLES, colour), scrim }),
  /** What else makes a face: weights, the wordmark, shadows, edges; each is a token of its name. */
  details: v.strictObject({
    'stage-action': cssValue,
    'on-stage-action': cssValue,
    'display-weight': cssValue,
    'display-tracking': cssValue,
    'display-case': v.exactOptional(cssValue),
    'figure-weight': cssValue,
    logo: cssValue,
    'logo-tracking': cssValue,
    'logo-case': cssValue,
    'shadow-2': cssValue,
    edge: cssValue,
    'card-edge': cssValue,
    'card-ground': cssValue,
    'mark-filter': cssValue
  })
})

/** One operator, as its brand file describes it. */
export type Operator = Frozen<v.InferOutput<typeof BRAND_FILE>>
