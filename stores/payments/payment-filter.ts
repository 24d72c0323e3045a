import type {
  PaymentFilter as FilterInput,
  PaymentSort,
  TransactionStatus
} from '#contract/generated/page/graphql.ts'

export type { TransactionStatus }

/** In what order payments are shown. */
export const PAYMENT_ORDERS = {
  newest: { field: 'createdAt', descending: true },
  oldest: { field: 'createdAt', descending: false },
  lastProcessed: { field: 'processedAt', descending: true },
  firstProcessed: { field: 'processedAt', descending: false }
} as const satisfies Record<string, PaymentSort>

export type PaymentOrder = keyof typeof PAYMENT_ORDERS

/** Days as YYYY-MM-DD in the player's own time; the empty text for any. */
export interface PaymentFilter {
  readonly status: TransactionStatus | ''
  readonly method: string
  readonly from: string
  readonly until: string
  readonly order: PaymentOrder
}

export const ANY_PAYMENT: PaymentFilter = {
  status: '',
  method: '',
  from: '',
  until: '',
  order: 'newest'
}

/** When a day begins where the player is, so many days later. */
function beginOf(day: string, later = 0): string | null {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return null
  return new Date(year, month - 1, date + later).toISOString()
}

/** What the platform is asked for. */
export const filterInput = ({ from, method, status, until }: PaymentFilter): FilterInput => ({
  status: status === '' ? null : [status],
  method: method || null,
  from: beginOf(from),
  to: beginOf(until, 1)
})
