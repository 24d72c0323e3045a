import { DepositsDocument, type DepositsQuery } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { nextOf } from './all-pages.ts'
import { filterInput, PAYMENT_ORDERS } from './payment-filter.ts'
import { paymentHistory } from './payment-history.ts'

type Viewer = NonNullable<DepositsQuery['viewer']>

export type ShownDeposit = Viewer['deposits']['edges'][number]['node']

/** The deposits that the player has begun. */
export const depositHistory = paymentHistory<ShownDeposit>(async (filter, first, after) => {
  const sort = PAYMENT_ORDERS[filter.order]
  const asked = { first, after, filter: filterInput(filter), sort }
  const answer = await unlessFailed(askInWords(DepositsDocument, asked))
  const page = answer?.viewer?.deposits
  return page && { entries: page.edges.map(({ node }) => node), next: nextOf(page.pageInfo) }
})
