import * as v from 'valibot'

import { action, blockList, game, inLanguages, picture, scope } from '../blocks/block-file.ts'

const words = v.pipe(v.string(), v.trim(), v.nonEmpty('must not be empty'))
const moment = v.pipe(v.string(), v.isoTimestamp('is not a moment like 2026-12-01T00:00:00Z'))

/** As much of it as a search result shows. */
const MOST_LETTERS = 160

const artwork = v.pipe(
  picture,
  v.regex(/^\/art\/[\w/-]+$/, 'is no artwork: an address below /art/ without size and format')
)

const texts = v.strictObject({
  title: words,
  lede: v.pipe(words, v.maxLength(MOST_LETTERS, `is longer than ${MOST_LETTERS} letters`)),
  action: words,
  /** What holds for it, in short: no campaign stands without. */
  terms: words
})

const campaign = v.strictObject({
  updated: v.pipe(v.string(), v.isoDate('is not a day like 2026-12-01')),
  /** Whether search engines may keep its page. */
  indexed: v.boolean(),
  image: artwork,
  /** Games whose pictures stand on it, three at the most. */
  games: v.optional(v.pipe(v.array(game), v.maxLength(3, 'names more than three games')), []),
  /** The picture of a shared link, cut to 1200 by 630. */
  share: artwork,
  startsAt: v.optional(moment),
  endsAt: v.optional(moment),
  only: v.optional(scope, {}),
  /** The one thing that the page asks for; utm and aff parameters of the address go along. */
  action,
  texts: inLanguages(texts),
  blocks: v.optional(blockList, [])
})

export type Campaign = v.InferOutput<typeof campaign>

export { campaign as campaignFile }
