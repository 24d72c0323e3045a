import { atom, onMount, readonlyType } from 'nanostores'

import { type CancelOutcome, cancelWithdrawal } from './cancel.ts'
import type { Withdrawal } from './options.ts'
import { refreshWithdrawal } from './withdrawal.ts'

export type TakeBack =
  | { readonly status: 'none' }
  | { readonly status: 'running'; readonly withdrawal: Withdrawal }
  | { readonly status: 'done'; readonly withdrawal: Withdrawal; readonly outcome: CancelOutcome }

const $state = atom<TakeBack>({ status: 'none' })

/** The withdrawal that is being taken back, or was the last to be. */
export const $takeBack = readonlyType($state)

onMount($state, () => () => $state.set({ status: 'none' }))

/** Takes a withdrawal back, one at a time, and reads anew what there is then. */
export async function takeBack(withdrawal: Withdrawal): Promise<void> {
  const { paymentId } = withdrawal
  if (paymentId === null || $state.get().status === 'running') return
  $state.set({ status: 'running', withdrawal })
  const outcome = await cancelWithdrawal(paymentId)
  $state.set({ status: 'done', withdrawal, outcome })
  await refreshWithdrawal()
}
