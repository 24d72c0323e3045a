import { WithdrawalsDocument, type WithdrawalsQuery } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { nextOf } from './all-pages.ts'
import { filterInput, PAYMENT_ORDERS } from './payment-filter.ts'
import { paymentHistory } from './payment-history.ts'

type Viewer = NonNullable<WithdrawalsQuery['viewer']>

export type ShownWithdrawal = Viewer['withdrawals']['edges'][number]['node']

/** The withdrawals that the player has begun. */
export const withdrawalHistory = paymentHistory<ShownWithdrawal>(async (filter, first, after) => {
  const sort = PAYMENT_ORDERS[filter.order]
  const asked = { first, after, filter: filterInput(filter), sort }
  const answer = await unlessFailed(askInWords(WithdrawalsDocument, asked))
  const page = answer?.viewer?.withdrawals
  return page && { entries: page.edges.map(({ node }) => node), next: nextOf(page.pageInfo) }
})
