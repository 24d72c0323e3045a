import { atom, computed, readonlyType } from 'nanostores'

import { LOCALES } from '#config/locales.ts'
import {
  CreateDepositDocument,
  type CreateDepositErrorCode,
  type CreateDepositMutation
} from '#contract/generated/page/graphql.ts'
import { formatMoney, toDecimal } from '#rules/money.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { showToast } from '../toasts.ts'
import { type AmountProblem, checkAmount } from './amount.ts'
import { type Awaited, awaitDeposit, type Outcome } from './await-deposit.ts'
import { rememberDeposit } from './last-deposit.ts'
import { type DepositMethod, type DepositOptions, loadOptions } from './options.ts'
import { $depositRequest, type DepositRequest } from './request.ts'

export { closeQuickDeposit, openQuickDeposit } from './request.ts'

export type DepositProblem = AmountProblem | CreateDepositErrorCode | 'UNANSWERED'

export interface DepositForm {
  readonly amount: string
  readonly method: string
}

interface Filled {
  readonly options: DepositOptions
  readonly form: DepositForm
}

export type QuickDeposit =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  /** What is needed could not be read. */
  | { readonly status: 'unavailable' }
  | ({ readonly status: 'editing'; readonly problem?: DepositProblem } & Filled)
  | ({ readonly status: 'sending' } & Filled)
  | ({
      readonly status: 'waiting'
      readonly depositId: string
      /** The provider's page for the frame; null when nothing is left to do there. */
      readonly frameUrl: string | null
      readonly minor: bigint
    } & Filled)
  | ({ readonly status: 'completed'; readonly minor: bigint } & Filled)
  | ({ readonly status: 'refused'; readonly refusal: Refusal } & Filled)

export type Refusal = Extract<Outcome, { status: 'refused' }>['refusal']

const $state = atom<QuickDeposit>({ status: 'closed' })
let key = ''
let awaited: Awaited | undefined

export const $quickDeposit = readonlyType($state)

/** A card deposit by the account of the last one needs no backdrop. */
export const $hidesBackdrop = readonlyType(
  computed(
    $state,
    state => 'options' in state && state.options.lastDeposit?.payload.kind === 'card'
  )
)

const methodOf = ({ options, form }: Filled): DepositMethod | undefined =>
  options.methods.find(({ id }) => id === form.method)

const isForeign = (options: DepositOptions, { currency }: DepositRequest) =>
  currency !== undefined && currency !== options.currency

function startingForm(options: DepositOptions, request: DepositRequest): DepositForm {
  const { method } = request
  const amount = isForeign(options, request) ? undefined : request.amount
  const wanted = options.methods.find(({ id }) => id === method) ?? options.methods[0]
  const [first] = options.presets
  const suggested = first === undefined ? '' : toDecimal(first, options.currency)
  return { amount: amount ?? suggested, method: wanted?.id ?? '' }
}

async function load(request: DepositRequest): Promise<void> {
  $state.set({ status: 'loading' })
  const options = await unlessFailed(loadOptions())
  if ($state.get().status !== 'loading') return
  if (!options) {
    $state.set({ status: 'unavailable' })
    return
  }
  key = environment().random.id()
  $state.set({ status: 'editing', options, form: startingForm(options, request) })
  if (request.autoSubmit && !isForeign(options, request)) await submitDeposit()
}

// A deposit that is on its way is still waited for after the overlay has closed: its toast comes
// wherever the player is by then.
onVisit($state, () =>
  $depositRequest.subscribe(request => {
    if (request) void load(request)
    else $state.set({ status: 'closed' })
  })
)

/** Changes what is asked for; another deposit than the one that was sent, so under another key. */
export function editDeposit(change: Partial<DepositForm>): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  key = environment().random.id()
  const { options, form } = state
  $state.set({ status: 'editing', options, form: { ...form, ...change } })
}

/** Back to the form after a refusal. */
export function tryAgain(): void {
  const state = $state.get()
  if (state.status === 'unavailable') void load({})
  if (state.status !== 'refused') return
  key = environment().random.id()
  $state.set({ status: 'editing', options: state.options, form: state.form })
}

function settled(filled: Filled, minor: bigint, outcome: Outcome): void {
  const isOpen = $state.get().status === 'waiting'
  if (outcome.status === 'refused') {
    if (isOpen) $state.set({ ...filled, status: 'refused', refusal: outcome.refusal })
    return
  }
  const { currency } = filled.options
  if (isOpen) $state.set({ ...filled, status: 'completed', minor })
  rememberDeposit(minor, currency)
  const amount = formatMoney(minor, currency, LOCALES[currentLocale()].bcp47)
  showToast('success', { key: 'depositArrived', values: { amount } })
}

type Started = NonNullable<CreateDepositMutation['createDeposit']['ok']>

function started(filled: Filled, minor: bigint, { depositId, frameUrl }: Started): void {
  $state.set({ ...filled, status: 'waiting', depositId, frameUrl, minor })
  awaited?.stop()
  awaited = awaitDeposit(depositId, outcome => settled(filled, minor, outcome))
  if (frameUrl === null) awaited.look()
}

/** Sends the deposit once; asked again without an answer it is the same deposit and no second one. */
export async function submitDeposit(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing') return
  const { options, form } = state
  const method = methodOf(state)
  const refuse = (problem: DepositProblem) =>
    $state.set({ status: 'editing', options, form, problem })
  if (!method) return refuse('METHOD_NOT_AVAILABLE')
  const amount = checkAmount(form.amount, method, options)
  if (amount.status === 'refused') return refuse(amount.problem)

  $state.set({ status: 'sending', options, form })
  const input = {
    amount: toDecimal(amount.minor, options.currency),
    currency: options.currency,
    method: method.id,
    idempotencyKey: key,
    returnUrl: environment().address.current().href
  }
  const answer = await unlessFailed(ask(CreateDepositDocument, { input }))
  if ($state.get().status !== 'sending') return
  const { ok, error } = answer?.createDeposit ?? {}
  if (ok) started({ options, form }, amount.minor, ok)
  else refuse(error?.code ?? 'UNANSWERED')
}
