import * as v from 'valibot'

import { ALL_TITLES } from '#config/catalogue/all-titles.ts'
import { COUNTRIES } from '#config/countries.ts'
import { FEATURES } from '#config/features.ts'
import { PUBLIC_LICENCES } from '#config/licences.ts'
import { CATALOGUES } from '#config/locales.ts'
import { OPERATOR_NAMES } from '#config/operators.ts'
import { routeOf } from '#config/routes.ts'

/** ENT-67: what a block is. */
export const BLOCK_KINDS = [
  'BANNER_EXTERNAL_LINK',
  'BANNER_GAME',
  'BANNER_MANUAL',
  'JACKPOT',
  'PROMOTION',
  'PROMOTION_V2',
  'RAFFLE',
  'TOP_GAMES',
  'TOP_SPORTS'
] as const

export type BlockKind = (typeof BLOCK_KINDS)[number]

const LANGUAGES = CATALOGUES.filter(name => !name.includes('_'))

const missingIn = (table: object) => LANGUAGES.filter(name => !Object.hasOwn(table, name))

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const moment = v.pipe(v.string(), v.isoTimestamp('is not a moment like 2026-12-01T00:00:00Z'))
const countries = Object.keys(COUNTRIES)

const isPage = (target: string) => target.startsWith('/') && routeOf(target) !== undefined

/** A path of the route table, without its locale. */
const page = v.pipe(v.string(), v.check(isPage, 'is no page of the route table'))
const outside = v.pipe(v.string(), v.startsWith('https://', 'must begin with https://'))

/** Pictures come from this site: the content policy of its pages lets no other in. */
export const picture = v.pipe(
  v.string(),
  v.regex(/^\/[\w/.-]+$/, 'is not on this site: put it under public/ and give its path')
)

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'has other signs than a-z, 0-9 and -'))
/** A game of the shelf by its slug. */
export const game = v.picklist(
  ALL_TITLES.map(title => title.slug),
  issue => `${issue.received} is no game of the shelf`
)

const texts = v.strictObject({
  kicker: v.optional(words),
  title: words,
  text: v.optional(words),
  /** What holds for it, in short; a promotion never stands without. */
  terms: v.optional(words),
  action: v.optional(words)
})

export type BlockTexts = v.InferOutput<typeof texts>

/** The same texts in every base language, and in a region's where they differ. */
export const inLanguages = <Entries extends v.ObjectEntries>(
  schema: v.StrictObjectSchema<Entries, undefined>
) =>
  v.pipe(
    v.record(v.picklist(CATALOGUES), schema),
    v.check(
      table => missingIn(table).length === 0,
      ({ input }) => `has no words in ${missingIn(input).join(', ')}`
    )
  )

export const action = v.variant('type', [
  v.strictObject({ type: v.literal('PAGE_LINK'), target: v.union([page, outside]) }),
  v.strictObject({ type: v.literal('DEPOSIT') })
])

/** Where it holds; what is not named holds everywhere. */
export const scope = v.strictObject({
  operators: v.optional(v.array(v.picklist(OPERATOR_NAMES))),
  licences: v.optional(v.array(v.picklist(PUBLIC_LICENCES))),
  countries: v.optional(v.array(v.picklist(countries))),
  feature: v.optional(v.picklist(FEATURES))
})

export type Scope = v.InferOutput<typeof scope>

const entries = {
  id: slug,
  kind: v.picklist(BLOCK_KINDS),
  image: v.optional(picture),
  imageDesktop: v.optional(picture),
  games: v.optional(v.array(game), []),
  action: v.optional(action),
  termsTarget: v.optional(page),
  startsAt: v.optional(moment),
  endsAt: v.optional(moment),
  only: v.optional(scope, {}),
  texts: inLanguages(texts)
}

type Entry = v.InferOutput<v.StrictObjectSchema<typeof entries, undefined>>

const everyText = (entry: Entry, field: keyof BlockTexts) =>
  Object.values(entry.texts).every(text => text === undefined || text[field] !== undefined)

const isPromotion = ({ kind }: Entry) => kind === 'PROMOTION' || kind === 'PROMOTION_V2'

/** What a kind needs beside what all have. */
const NEEDS: readonly [keyof Entry, string, (entry: Entry) => boolean][] = [
  ['texts', 'need the words of the action', entry => !entry.action || everyText(entry, 'action')],
  [
    'texts',
    'need terms: no promotion stands without its conditions',
    entry => !isPromotion(entry) || everyText(entry, 'terms')
  ],
  [
    'games',
    'must name one game',
    entry => entry.kind !== 'BANNER_GAME' || entry.games.length === 1
  ],
  ['games', 'must name games', entry => entry.kind !== 'TOP_GAMES' || entry.games.length > 0],
  [
    'action',
    'must lead to an address elsewhere',
    ({ kind, action: does }) =>
      kind !== 'BANNER_EXTERNAL_LINK' ||
      (does?.type === 'PAGE_LINK' && does.target.startsWith('https://'))
  ],
  [
    'endsAt',
    'must come after startsAt',
    ({ startsAt, endsAt }) => !startsAt || !endsAt || Date.parse(startsAt) < Date.parse(endsAt)
  ]
]

const needs = NEEDS.map(([field, reason, holds]) =>
  v.forward(v.check<Entry, string>(holds, reason), [field])
)

const block = v.pipe(v.strictObject(entries), ...needs)

export type BlockEntry = v.InferOutput<typeof block>

export const blockList = v.pipe(
  v.array(block),
  v.check(
    list => new Set(list.map(({ id }) => id)).size === list.length,
    'has one id for two blocks'
  )
)

const file = v.strictObject({
  /** The day on which somebody last changed what stands there. */
  updated: v.pipe(v.string(), v.isoDate('is not a day like 2026-12-01')),
  blocks: blockList
})

export type BlockFile = v.InferOutput<typeof file>

/** Reads content by a schema; what does not fit stops the build with the field and the reason. */
export function readContent<Schema extends v.GenericSchema>(
  schema: Schema,
  name: string,
  content: unknown
): v.InferOutput<Schema> {
  const read = v.safeParse(schema, content)
  if (read.success) return read.output
  const faults = read.issues.map(
    issue => `${name}: ${v.getDotPath(issue) ?? 'the file'} ${issue.message}`
  )
  throw new Error(faults.join('\n'))
}

export const readBlocks = (name: string, content: unknown): BlockFile =>
  readContent(file, name, content)
