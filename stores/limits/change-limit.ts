import { atom, readonlyType } from 'nanostores'

import type { CurrencyCode } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import {
  ConfirmLimitDocument,
  KeepLimitDocument,
  type LimitKind,
  type LimitOfPlayerFragment,
  type LimitPeriod,
  SetLimitDocument,
  type SetLimitErrorCode,
  type SetLimitInput
} from '#contract/generated/page/graphql.ts'
import { type AmountFault, type ParsedAmount, toDecimal } from '#rules/money.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { askInWords } from '../calls/in-words.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'
import { limitChanged, readLimits } from './limits.ts'

export type LimitProblem = AmountFault | SetLimitErrorCode | 'UNANSWERED'

/** Which limit, whether one stands or not. */
interface LimitPlace {
  readonly kind: LimitKind
  readonly period?: LimitPeriod | undefined
  readonly game?: string | undefined
}

type LimitChange =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly at: string }
  | { readonly status: 'refused'; readonly at: string; readonly problem: LimitProblem }
  | { readonly status: 'done'; readonly at: string; readonly isPending: boolean }

const $state = atom<LimitChange>({ status: 'idle' })

/** The change that the player asks for, one at a time; `at` names the limit. */
export const $limitChange = readonlyType($state)

export const placeKey = ({ kind, period, game }: LimitPlace): string =>
  [kind, period, game].filter(Boolean).join(' ')

/** A limit may be nothing at all: to pay in no more is a wish like any other. */
export function readLimitAmount(typed: string, currency: CurrencyCode): ParsedAmount {
  const parsed = readAmount(typed, currency, LOCALES[currentLocale()].bcp47)
  const isZero = parsed.status === 'refused' && parsed.fault === 'ZERO'
  return isZero ? { status: 'ok', minor: 0n } : parsed
}

interface Answer {
  readonly ok: LimitOfPlayerFragment | null
  readonly error: { readonly code: SetLimitErrorCode } | null
}

async function carryOut(at: string, ask: () => Promise<Answer | undefined>): Promise<boolean> {
  if ($state.get().status === 'sending') return false
  $state.set({ status: 'sending', at })
  const { ok, error } = (await ask()) ?? {}
  if (ok) {
    limitChanged(ok)
    $state.set({ status: 'done', at, isPending: ok.pending !== null })
    return true
  }
  $state.set({ status: 'refused', at, problem: error?.code ?? 'UNANSWERED' })
  // What was shown may no longer be as it is.
  void readLimits()
  return false
}

const send = (place: LimitPlace, change: Pick<SetLimitInput, 'amount' | 'currency' | 'minutes'>) =>
  carryOut(placeKey(place), async () => {
    const { kind, period = null, game = null } = place
    const input = { kind, period, game, ...change }
    return (await unlessFailed(askInWords(SetLimitDocument, { input })))?.setLimit
  })

/** Sets a limit as it was typed; what is no amount is told before anything is sent. */
export async function setLimit(
  place: LimitPlace,
  typed: string,
  currency: CurrencyCode
): Promise<boolean> {
  const parsed = readLimitAmount(typed, currency)
  if (parsed.status === 'ok')
    return send(place, { amount: toDecimal(parsed.minor, currency), currency })
  $state.set({ status: 'refused', at: placeKey(place), problem: parsed.fault })
  return false
}

export const setSessionLimit = (minutes: number): Promise<boolean> =>
  send({ kind: 'Session' }, { minutes })

/** Asks for no limit any more, which waits as a rise does. */
export const removeLimit = (place: LimitPlace): Promise<boolean> => send(place, {})

/** The player still wants what was asked for before. */
export const confirmLimit = (id: string): Promise<boolean> =>
  carryOut(
    id,
    async () => (await unlessFailed(askInWords(ConfirmLimitDocument, { id })))?.confirmLimit
  )

/** The player keeps what stands, and what was asked for is forgotten. */
export const keepLimit = (id: string): Promise<boolean> =>
  carryOut(id, async () => (await unlessFailed(askInWords(KeepLimitDocument, { id })))?.keepLimit)

/** Nothing is asked for any more. */
export const changeForgotten = (): void => {
  if ($state.get().status !== 'sending') $state.set({ status: 'idle' })
}

onVisit($state, () => () => $state.set({ status: 'idle' }))
