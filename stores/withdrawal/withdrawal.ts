import { atom, readonlyType } from 'nanostores'

import { LOCALES } from '#config/locales.ts'
import {
  CreateWithdrawalDocument,
  type CreateWithdrawalErrorCode,
  type CreateWithdrawalInput
} from '#contract/generated/page/graphql.ts'
import { toDecimal } from '#rules/money.ts'
import { writeAmount } from '#rules/typed-amount.ts'
import { askInWords } from '../calls/in-words.ts'
import { tellEvent } from '../environment/event-channel.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { $depositRequest } from '../quick-deposit/request.ts'
import { $walletMove } from '../wallet.ts'
import { type AmountProblem, checkAmount, mostFor } from './amount.ts'
import { awaitPayout } from './await-payout.ts'
import {
  loadOptions,
  type PayoutAccount,
  type Withdrawal,
  type WithdrawalOptions,
  withdrawalOf
} from './options.ts'
import { toastOf } from './payout-toast.ts'

export type WithdrawalProblem = AmountProblem | CreateWithdrawalErrorCode | 'UNANSWERED'

export interface WithdrawalForm {
  /** As it was typed. */
  readonly amount: string
  readonly account: string
}

interface Filled {
  readonly options: WithdrawalOptions
  readonly form: WithdrawalForm
}

export type Withdrawing =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  /** What is needed could not be read. */
  | { readonly status: 'unavailable' }
  | ({ readonly status: 'editing'; readonly problem?: WithdrawalProblem } & Filled)
  | ({ readonly status: 'sending' } & Filled)
  | ({ readonly status: 'begun'; readonly withdrawal: Withdrawal } & Filled)

const LOOK_AGAIN_AFTER = 20_000

const $state = atom<Withdrawing>({ status: 'closed' })
let key = ''
/** What was sent and may have arrived: it is sent again as it was, whatever the figures say by now. */
let unanswered: CreateWithdrawalInput | undefined
let reading = 0

/** The overlay's withdrawal, from what there is to what has been begun. */
export const $withdrawing = readonlyType($state)

const tag = () => LOCALES[currentLocale()].bcp47

/** The account that is chosen. */
export const accountOf = ({ options, form }: Filled): PayoutAccount | undefined =>
  options.accounts.find(({ id }) => id === form.account)

/** All of it to the account used last: no more presses than a deposit takes. */
function formFor(options: WithdrawalOptions): WithdrawalForm {
  const [account] = options.accounts
  if (!account) return { amount: '', account: '' }
  const most = mostFor(options, account)
  return {
    amount: most < options.minimum ? '' : writeAmount(most, options.currency, tag()),
    account: account.id
  }
}

function fill(options: WithdrawalOptions, problem?: WithdrawalProblem): void {
  newKey()
  const form = formFor(options)
  $state.set({ status: 'editing', options, form, ...(problem && { problem }) })
}

function newKey(): void {
  key = environment().random.id()
  unanswered = undefined
}

/** Reads everything; also what the player asks for after that has failed. */
export async function loadWithdrawal(): Promise<void> {
  const turn = ++reading
  $state.set({ status: 'loading' })
  const options = await unlessFailed(loadOptions())
  if (turn !== reading) return
  if (options) fill(options)
  else $state.set({ status: 'unavailable' })
}

/** Takes up what has changed meanwhile; what was typed stays. */
export async function refreshWithdrawal(): Promise<void> {
  if (!('options' in $state.get())) return
  const turn = ++reading
  const options = await unlessFailed(loadOptions())
  const state = $state.get()
  if (!options || turn !== reading || !('options' in state)) return
  const isThere = options.accounts.some(({ id }) => id === state.form.account)
  if (isThere || state.status !== 'editing') $state.set({ ...state, options })
  else fill(options, state.problem)
}

onVisit($state, () => {
  const { clock } = environment()
  let cancel = () => {}
  const later = () => {
    cancel = clock.after(LOOK_AGAIN_AFTER, () => {
      const state = $state.get()
      if ('options' in state && state.options.pending.length > 0) void refreshWithdrawal()
      later()
    })
  }
  later()
  const stops = [
    $depositRequest.subscribe(request => {
      if (request?.mode === 'withdraw') void loadWithdrawal()
      else close()
    }),
    $walletMove.listen(() => void refreshWithdrawal())
  ]
  return () => {
    cancel()
    for (const stop of stops) stop()
    close()
  }
})

function close(): void {
  reading += 1
  $state.set({ status: 'closed' })
}

/** Changes what is asked for; another withdrawal than the one that was sent, so under another key. */
export function editWithdrawal(change: Partial<WithdrawalForm>): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  newKey()
  const { options, form } = state
  $state.set({ status: 'editing', options, form: { ...form, ...change } })
}

/** Writes an amount into the form as its reader would. */
export function chooseAmount(minor: bigint): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  editWithdrawal({ amount: writeAmount(minor, state.options.currency, tag()) })
}

/** Back to a form for the next one. */
export function withdrawMore(): void {
  const state = $state.get()
  if (state.status === 'begun') fill(state.options)
}

function begun(withdrawal: Withdrawal): void {
  const state = $state.get()
  if (state.status === 'sending') $state.set({ ...state, status: 'begun', withdrawal })
  const { currency, minor } = withdrawal
  tellEvent({ name: 'withdrawal', amount: Number(minor), currency })
  toastOf(withdrawal)
  void refreshWithdrawal()
  if (withdrawal.mode === 'Instant' && withdrawal.status === 'Initialized')
    awaitPayout(withdrawal, ended)
}

/** Also where the overlay has closed since: the toast comes wherever the player is by then. */
function ended(withdrawal: Withdrawal): void {
  toastOf(withdrawal)
  const state = $state.get()
  if (state.status === 'begun' && state.withdrawal.id === withdrawal.id)
    $state.set({ ...state, withdrawal })
  void refreshWithdrawal()
}

function inputOf({ options, form }: Filled): CreateWithdrawalInput | WithdrawalProblem {
  const account = accountOf({ options, form })
  if (!account) return 'ACCOUNT_NOT_AVAILABLE'
  const checked = checkAmount(form.amount, account, options, tag())
  if (checked.status === 'refused') return checked.problem
  const { currency } = options
  const amount = toDecimal(checked.minor, currency)
  return { amount, currency, account: account.id, idempotencyKey: key }
}

function refuse(problem: WithdrawalProblem): void {
  const state = $state.get()
  if ('options' in state)
    $state.set({ status: 'editing', options: state.options, form: state.form, problem })
}

/** Sends the withdrawal once; asked again without an answer it is the same one and no second. */
export async function submitWithdrawal(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing') return
  const input = unanswered ?? inputOf(state)
  if (typeof input === 'string') return refuse(input)

  $state.set({ status: 'sending', options: state.options, form: state.form })
  const answer = await unlessFailed(askInWords(CreateWithdrawalDocument, { input }))
  const { ok, error } = answer?.createWithdrawal ?? {}
  if (ok) return begun(withdrawalOf(ok))
  if ($state.get().status !== 'sending') return
  unanswered = error ? undefined : input
  refuse(error?.code ?? 'UNANSWERED')
  if (error) void refreshWithdrawal()
}
