import { signedIn } from '../../../context.ts'
import type { PaymentFilter, PaymentSort, ViewerResolvers } from '../../../generated/main.ts'
import { pageOf, pageSize } from '../../../graphql/paging.ts'
import { depositAnswer } from '../queries.ts'
import { withdrawalAnswer } from '../withdrawals/answer.ts'
import {
  cursorOf,
  listDepositPage,
  listWithdrawalPage,
  type PaymentsWanted
} from './payment-page.ts'

const NEWEST_FIRST: PaymentSort = { field: 'createdAt', descending: true }

interface Asked {
  readonly first: number
  readonly after?: string | null
  readonly filter?: PaymentFilter | null
  readonly sort?: PaymentSort | null
}

/** One more is read than the page holds, which tells whether another page follows. */
const wantedBy = ({ after, filter, first, sort }: Asked): PaymentsWanted => ({
  filter: filter ?? {},
  sort: sort ?? NEWEST_FIRST,
  first: pageSize('first', first) + 1,
  after: after ?? undefined
})

export const deposits: NonNullable<ViewerResolvers['deposits']> = async (
  _viewer,
  asked,
  context
) => {
  const { playerId } = signedIn(context)
  const wanted = wantedBy(asked)
  const found = await listDepositPage(context.ports.db.kysely, playerId, wanted)
  return pageOf(found, asked.first, stored => ({
    cursor: cursorOf(stored, wanted.sort),
    node: depositAnswer(stored, context)
  }))
}

export const withdrawals: NonNullable<ViewerResolvers['withdrawals']> = async (
  _viewer,
  asked,
  context
) => {
  const { playerId } = signedIn(context)
  const wanted = wantedBy(asked)
  const found = await listWithdrawalPage(context.ports.db.kysely, playerId, wanted)
  return pageOf(found, asked.first, stored => ({
    cursor: cursorOf(stored, wanted.sort),
    node: withdrawalAnswer(stored, context)
  }))
}
