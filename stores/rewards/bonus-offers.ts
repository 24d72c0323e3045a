import { BonusOffersDocument, type BonusOffersQuery } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { readOnVisit } from './read-on-visit.ts'

/** A bonus of the house, and whether the player may have it. */
export type BonusOffer = NonNullable<BonusOffersQuery['viewer']>['bonusOffers'][number]

const { $read, reread } = readOnVisit<readonly BonusOffer[]>(async () => {
  const answer = await unlessFailed(askInWords(BonusOffersDocument))
  return answer?.viewer?.bonusOffers
})

export const $bonusOffers = $read

export const readBonusOffers = reread
