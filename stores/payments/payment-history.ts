import { atom, type ReadableAtom, readonlyType } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { allPages, type ForFile, type Page } from './all-pages.ts'
import { ANY_PAYMENT, type PaymentFilter } from './payment-filter.ts'

export type History<Payment> = { readonly filter: PaymentFilter } & (
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'ready'
      readonly payments: readonly Payment[]
      /** Where the next page begins; undefined when all are shown. */
      readonly next: string | undefined
      readonly more: 'idle' | 'loading' | 'failed'
    }
)

export type ReadPayments<Payment> = (
  filter: PaymentFilter,
  first: number,
  after: string | null
) => Promise<Page<Payment> | undefined>

export interface PaymentHistory<Payment> {
  readonly $history: ReadableAtom<History<Payment>>
  /** Reads the first page; also what the player asks for after that has failed. */
  readonly read: () => Promise<void>
  /** Shows other payments, or the same in another order. */
  readonly filterBy: (change: Partial<PaymentFilter>) => Promise<void>
  /** Reads the next page, after those that are shown. */
  readonly readMore: () => Promise<void>
  /** All that the filter lets through, also what is not shown. */
  readonly forFile: () => Promise<ForFile<Payment>>
}

const PAGE = 20
const LONGEST_PAGE = 100

/** What deposits and withdrawals have in common: a filter, an order, and page after page. */
export function paymentHistory<Payment extends { readonly id: string }>(
  readPage: ReadPayments<Payment>
): PaymentHistory<Payment> {
  const before: History<Payment> = { status: 'loading', filter: ANY_PAYMENT }
  const $state = atom<History<Payment>>(before)
  let reading = 0

  async function read(): Promise<void> {
    const turn = ++reading
    const { filter } = $state.get()
    $state.set({ filter, status: 'loading' })
    const page = await readPage(filter, PAGE, null)
    if (turn !== reading) return
    $state.set(
      page
        ? { filter, status: 'ready', payments: page.entries, next: page.next, more: 'idle' }
        : { filter, status: 'failed' }
    )
  }

  async function filterBy(change: Partial<PaymentFilter>): Promise<void> {
    $state.set({ status: 'loading', filter: { ...$state.get().filter, ...change } })
    await read()
  }

  async function readMore(): Promise<void> {
    const state = $state.get()
    if (state.status !== 'ready' || state.next === undefined || state.more === 'loading') return
    const turn = reading
    $state.set({ ...state, more: 'loading' })
    const page = await readPage(state.filter, PAGE, state.next)
    const now = $state.get()
    if (turn !== reading || now.status !== 'ready') return
    if (!page) return $state.set({ ...now, more: 'failed' })
    const known = new Set(now.payments.map(({ id }) => id))
    const added = page.entries.filter(({ id }) => !known.has(id))
    $state.set({ ...now, payments: [...now.payments, ...added], next: page.next, more: 'idle' })
  }

  onVisit($state, () => {
    const stop = whileLoggedIn(
      () => {
        void read()
        return () => {}
      },
      () => $state.set(before)
    )
    return () => {
      stop()
      reading += 1
      $state.set(before)
    }
  })

  return {
    $history: readonlyType($state),
    read,
    filterBy,
    readMore,
    forFile: () => {
      const { filter } = $state.get()
      return allPages(after => readPage(filter, LONGEST_PAGE, after))
    }
  }
}
