import * as v from 'valibot'

import { LICENCE, OPERATOR } from '#config/build.ts'
import type { Locale } from '#config/locales.ts'
import type { Block } from '../../content/blocks/block.ts'
import { picture, readContent } from '../../content/blocks/block-file.ts'
import { blocksOf, type Placement } from '../../content/blocks/placements.ts'
import { isOver } from '../../content/blocks/span.ts'

/**
 * The endpoint of another source of blocks: a data API with the `contentBlocks` of our contract, the
 * operator's own content system or a platform. Without it the pages are built from `src/content`.
 */
const ENDPOINT = process.env['LOBBY_CONTENT_URL']

const QUERY = `query Blocks($placement: String!, $license: Licence, $locale: String) {
  contentBlocks(placement: $placement, license: $license, locale: $locale) {
    id kind kicker title text terms termsTarget image imageDesktop startsAt endsAt
    action { type label target } games { slug } } }`

const maybe = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.pipe(
    v.nullish(schema),
    v.transform(value => value ?? undefined)
  )

const text = maybe(v.string())

const block = v.object({
  id: v.string(),
  kind: v.string(),
  kicker: text,
  title: text,
  text,
  terms: text,
  termsTarget: text,
  image: maybe(picture),
  imageDesktop: maybe(picture),
  startsAt: text,
  endsAt: text,
  action: maybe(
    v.object({ type: v.picklist(['DEPOSIT', 'PAGE_LINK']), label: v.string(), target: text })
  ),
  games: v.pipe(
    v.array(v.object({ slug: v.string() })),
    v.transform(games => games.map(({ slug }) => slug))
  )
})

const answer = v.object({ data: v.object({ contentBlocks: v.array(block) }) })

/** The blocks that another source has for a place; what does not fit the contract stops the build. */
export async function blocksFrom(
  endpoint: string,
  placement: string,
  locale: Locale
): Promise<readonly Block[]> {
  const variables = { placement, license: LICENCE, locale }
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify({ query: QUERY, variables })
  }).catch((cause: unknown) => {
    throw new Error(`${endpoint} does not answer for ${placement}`, { cause })
  })
  if (!response.ok) throw new Error(`${endpoint} answers ${response.status} for ${placement}`)
  const read = readContent(answer, `${endpoint} for ${placement}`, await response.json())
  return read.data.contentBlocks
}

/** The blocks of a place on a page of this build, in their order, without those that are over. */
export async function blocksAt(placement: Placement, locale: Locale): Promise<readonly Block[]> {
  const now = new Date()
  if (ENDPOINT === undefined || ENDPOINT === '')
    return blocksOf(placement, locale, { operator: OPERATOR, licence: LICENCE }, now)
  return (await blocksFrom(ENDPOINT, placement, locale)).filter(entry => !isOver(entry, now))
}
