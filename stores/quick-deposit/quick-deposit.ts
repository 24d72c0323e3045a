import { atom, computed, readonlyType } from 'nanostores'

import { LOCALES } from '#config/locales.ts'
import { href } from '#config/routes.ts'
import {
  CreateDepositDocument,
  type CreateDepositErrorCode,
  type CreateDepositMutation,
  DepositDocument
} from '#contract/generated/page/graphql.ts'
import { formatMoney, toDecimal } from '#rules/money.ts'
import { askInWords } from '../calls/in-words.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { fundsPromptAnswered } from '../funds-prompt-mark.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { currentLocale } from '../locale.ts'
import { showToast } from '../toasts.ts'
import { type AmountProblem, checkAmount } from './amount.ts'
import { type Awaited, awaitDeposit, type Outcome } from './await-deposit.ts'
import { depositAway, leaveFor } from './away.ts'
import { challengeChosen, keepChallenge, readChallenge } from './challenge.ts'
import { rememberDeposit } from './last-deposit.ts'
import { loadOptions } from './load-options.ts'
import { blockOf, type DepositBlock, type DepositMethod, type DepositOptions } from './options.ts'
import { $depositRequest, closeQuickDeposit, type DepositRequest } from './request.ts'
import { forgetSent, keyFor } from './sent-once.ts'
import { type DepositForm, isForeign, startingForm } from './starting-form.ts'

export { closeQuickDeposit, openQuickDeposit } from './request.ts'
export type { DepositForm } from './starting-form.ts'

export type DepositProblem = AmountProblem | CreateDepositErrorCode | 'UNANSWERED'

interface Filled {
  readonly options: DepositOptions
  readonly form: DepositForm
}

export type QuickDeposit =
  | { readonly status: 'closed' }
  | { readonly status: 'loading' }
  /** What is needed could not be read. */
  | { readonly status: 'unavailable' }
  /** No form could lead to a deposit now. */
  | {
      readonly status: 'blocked'
      readonly reason: DepositBlock
      readonly options: DepositOptions
    }
  | ({ readonly status: 'editing'; readonly problem?: DepositProblem } & Filled)
  | ({ readonly status: 'sending' } & Filled)
  | ({
      readonly status: 'waiting'
      readonly depositId: string
      /** The provider's page for the frame; null where nothing stands in a frame. */
      readonly frameUrl: string | null
      /** The provider's page that takes the site's place. */
      readonly pageUrl: string | null
      readonly minor: bigint
    } & Filled)
  | ({ readonly status: 'completed'; readonly minor: bigint } & Filled)
  | ({ readonly status: 'refused'; readonly refusal: Refusal } & Filled)

export type Refusal = Extract<Outcome, { status: 'refused' }>['refusal']

/** What the options no longer told as it is. */
const STALE: ReadonlySet<DepositProblem> = new Set([
  'ACCOUNT_CLOSED',
  'ACCOUNT_NOT_AVAILABLE',
  'DEPOSITS_BLOCKED',
  'KYC_REQUIRED',
  'LIMIT_EXCEEDED',
  'METHOD_NOT_AVAILABLE',
  'OFFER_NOT_AVAILABLE',
  'SELF_EXCLUDED',
  'SOURCE_OF_WEALTH_REQUIRED',
  'TIMED_OUT'
])

const $state = atom<QuickDeposit>({ status: 'closed' })
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

function edit(options: DepositOptions, form: DepositForm, problem?: DepositProblem): void {
  const reason = blockOf(options)
  if (reason) $state.set({ status: 'blocked', reason, options })
  else $state.set({ status: 'editing', options, form, ...(problem && { problem }) })
}

async function load(request: DepositRequest): Promise<void> {
  $state.set({ status: 'loading' })
  readChallenge()
  if (request.mode === 'withdraw') return
  const options = await unlessFailed(loadOptions())
  if ($state.get().status !== 'loading') return
  if (!options) {
    $state.set({ status: 'unavailable' })
    return
  }
  const form = startingForm(options, request)
  if (request.isBack) {
    await comeBackTo({ options, form })
    return
  }
  edit(options, form)
  if (request.autoSubmit && !isForeign(options, request)) await submitDeposit()
}

/** What became of the deposit that the player left the site for is told, or waited for. */
async function comeBackTo({ options, form }: Filled): Promise<void> {
  const id = depositAway()
  const answer = id === undefined ? undefined : await unlessFailed(ask(DepositDocument, { id }))
  if ($state.get().status !== 'loading') return
  const deposit = answer?.deposit
  if (!deposit) {
    closeQuickDeposit()
    return
  }
  const { amount, frameUrl, method } = deposit
  const minor = minorOf(amount, options.currency)
  const filled = { options, form: { ...form, method } }
  wait(filled, minor, deposit.id, { frameUrl: null, pageUrl: frameUrl })
  awaited?.look()
}

// A deposit that is on its way is still waited for after the overlay has closed: its toast comes
// wherever the player is by then.
onVisit($state, () =>
  $depositRequest.subscribe(request => {
    if (request) {
      void load(request)
      return
    }
    const { status } = $state.get()
    if (status !== 'closed') keepChallenge()
    // Sent away by the player it is not opened anew by the next page.
    if (status === 'waiting') depositAway()
    $state.set({ status: 'closed' })
  })
)

/** Changes what is asked for. */
export function editDeposit(change: Partial<DepositForm>): void {
  const state = $state.get()
  if (state.status !== 'editing') return
  const { options, form } = state
  if (change.offer !== undefined) challengeChosen(change.offer)
  $state.set({ status: 'editing', options, form: { ...form, ...change } })
}

/** Back to the form after a refusal. */
export function tryAgain(): void {
  const state = $state.get()
  if (state.status === 'unavailable') void load({})
  if (state.status === 'refused') edit(state.options, state.form)
}

/** Loaded when there is something to tell, so that no page of a session carries its name. */
function tellOf(minor: bigint, currency: string, first: boolean): void {
  import('../environment/event-channel.ts')
    .then(({ tellEvent }) => tellEvent({ name: 'deposit', amount: Number(minor), currency, first }))
    .catch(() => {})
}

function settled(filled: Filled, minor: bigint, outcome: Outcome): void {
  const isOpen = $state.get().status === 'waiting'
  forgetSent()
  depositAway()
  if (outcome.status === 'refused') {
    if (isOpen) $state.set({ ...filled, status: 'refused', refusal: outcome.refusal })
    return
  }
  const { currency, lastDeposit } = filled.options
  if (isOpen) $state.set({ ...filled, status: 'completed', minor })
  if (filled.form.offer !== null) challengeChosen(null)
  tellOf(minor, currency, lastDeposit === undefined)
  rememberDeposit(minor, currency)
  fundsPromptAnswered(undefined)
  const amount = formatMoney(minor, currency, LOCALES[currentLocale()].bcp47)
  showToast('success', { key: 'depositArrived', values: { amount } })
}

interface Pages {
  readonly frameUrl: string | null
  readonly pageUrl: string | null
}

function wait(filled: Filled, minor: bigint, depositId: string, pages: Pages): void {
  $state.set({ ...filled, status: 'waiting', depositId, minor, ...pages })
  awaited?.stop()
  awaited = awaitDeposit(depositId, outcome => settled(filled, minor, outcome))
}

type Started = NonNullable<CreateDepositMutation['createDeposit']['ok']>

function started(filled: Filled, minor: bigint, { depositId, frameUrl, way }: Started): void {
  const isFrame = way === 'Frame'
  const pages = { frameUrl: isFrame ? frameUrl : null, pageUrl: isFrame ? null : frameUrl }
  wait(filled, minor, depositId, pages)
  if (frameUrl === null) awaited?.look()
  else if (!isFrame) leaveFor(depositId, frameUrl)
}

/** Goes to the provider's page once more, where a deposit waits for that. */
export function goToPayment(): void {
  const state = $state.get()
  if (state.status === 'waiting' && state.pageUrl !== null) leaveFor(state.depositId, state.pageUrl)
}

/** Sends the deposit once; asked again without an answer it is the same deposit and no second one. */
export async function submitDeposit(): Promise<void> {
  const state = $state.get()
  if (state.status !== 'editing') return
  const { options, form } = state
  const method = methodOf(state)
  if (!method) return edit(options, form, 'METHOD_NOT_AVAILABLE')
  const amount = checkAmount(form.amount, method, options, form.offer)
  if (amount.status === 'refused') return edit(options, form, amount.problem)

  $state.set({ status: 'sending', options, form })
  const { accountId, offer } = form
  const order = {
    amount: toDecimal(amount.minor, options.currency),
    currency: options.currency,
    method: method.id,
    returnUrl: new URL(href(currentLocale(), 'redirectionHandler'), environment().address.current())
      .href,
    ...(accountId !== null && { accountId }),
    ...(offer !== null && { offer })
  }
  const idempotencyKey = await keyFor(JSON.stringify(order))
  const input = { ...order, idempotencyKey }
  const answer = await unlessFailed(askInWords(CreateDepositDocument, { input }))
  if ($state.get().status !== 'sending') return
  const { ok, error } = answer?.createDeposit ?? {}
  if (ok) started({ options, form }, amount.minor, ok)
  else await refused({ options, form }, error?.code ?? 'UNANSWERED')
}

async function refused({ options, form }: Filled, problem: DepositProblem): Promise<void> {
  if (problem === 'IDEMPOTENCY_MISMATCH') forgetSent()
  const fresh = STALE.has(problem) ? await unlessFailed(loadOptions()) : undefined
  if ($state.get().status === 'sending') edit(fresh ?? options, form, problem)
}
