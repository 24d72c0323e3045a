import { atom, onMount, readonlyType } from 'nanostores'

import {
  CancelWithdrawalDocument,
  type CancelWithdrawalErrorCode,
  type TransactionStatus
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import type { Customer } from '../player/customer.ts'

export type CancelProblem = CancelWithdrawalErrorCode | 'UNANSWERED'

/** Where the provider has the money already, its word decides: until then the house only asks. */
export type CancelledStatus = 'CancelInitialized' | 'Cancelled'

export type CancelOutcome =
  | { readonly status: CancelledStatus }
  | { readonly status: 'refused'; readonly problem: CancelProblem }

export type CancelledPayments = Readonly<Record<string, CancelledStatus>>

const $state = atom<CancelledPayments>({})
const running = new Map<string, Promise<CancelOutcome>>()

/** Payments that the player has cancelled since these pages show them, by their ids. */
export const $cancelledPayments = readonlyType($state)

// Whoever shows payments next reads them anew.
onMount($state, () => () => $state.set({}))

/** How a withdrawal stands that was read before the player cancelled it. */
export function statusNow(
  { id, status }: { readonly id: string; readonly status: TransactionStatus },
  cancelled: CancelledPayments
): TransactionStatus {
  const isPending = status === 'Initialized' || status === 'CancelInitialized'
  return (isPending && cancelled[id]) || status
}

/** Whether it can be taken back at all: the platform says so, and the house has not closed that. */
export const canCancel = (
  withdrawal: { readonly paymentId: string | null; readonly canCancelWithdrawal: boolean },
  customer: Customer
): boolean =>
  withdrawal.canCancelWithdrawal &&
  withdrawal.paymentId !== null &&
  !(customer.status === 'ready' && customer.isCancelWithdrawalBlocked)

async function send(paymentId: string): Promise<CancelOutcome> {
  const answer = await unlessFailed(ask(CancelWithdrawalDocument, { paymentId }))
  const { ok, error } = answer?.cancelWithdrawal ?? {}
  if (!ok) return { status: 'refused', problem: error?.code ?? 'UNANSWERED' }
  const status = ok.status === 'Cancelled' ? 'Cancelled' : 'CancelInitialized'
  $state.set({ ...$state.get(), [paymentId]: status })
  return { status }
}

/** Takes a withdrawal back by its `paymentId`; pressed twice it is asked for once. */
export function cancelWithdrawal(paymentId: string): Promise<CancelOutcome> {
  const known = running.get(paymentId)
  if (known) return known
  const outcome = send(paymentId).finally(() => running.delete(paymentId))
  running.set(paymentId, outcome)
  return outcome
}
