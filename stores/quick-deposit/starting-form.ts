import { parseDecimal } from '#rules/money.ts'
import { asTyped, checkAmount } from './amount.ts'
import { $preselectedChallenge } from './challenge.ts'
import { rememberedDeposit } from './last-deposit.ts'
import type { DepositMethod, DepositOptions, Offer } from './options.ts'
import type { DepositRequest } from './request.ts'

export interface DepositForm {
  /** As typed. */
  readonly amount: string
  readonly method: string
  /** The account of the last deposit, to be used again; null for another one. */
  readonly accountId: string | null
  /** Null for none. */
  readonly offer: string | null
}

/** An amount in another currency than the player's counts as none. */
export const isForeign = (options: DepositOptions, { currency }: DepositRequest): boolean =>
  currency !== undefined && currency !== options.currency

function lastMethod({ lastDeposit, methods }: DepositOptions): DepositMethod | undefined {
  const { payload, provider } = lastDeposit ?? {}
  if (payload?.kind === 'bank')
    return methods.find(({ id }) => id === payload.attributes.paymentMethod)
  return payload && methods.find(method => method.kind === 'Card' && method.provider === provider)
}

/** What the last deposit was, where that may be had again; else the first amount that counts. */
function suggested(
  options: DepositOptions,
  method: DepositMethod,
  offer: Offer | undefined
): string {
  const { currency, presets } = options
  const last = rememberedDeposit()
  const again = last?.currency === currency ? parseDecimal(last.amount, currency) : undefined
  if (again?.status === 'ok') {
    const typed = asTyped(again.minor, currency)
    if (checkAmount(typed, method, options, offer?.id).status === 'ok') return typed
  }
  const first = presets.find(preset => preset >= (offer?.minimum ?? 0n)) ?? presets[0]
  return first === undefined ? '' : asTyped(first, currency)
}

/** The form as it opens: what was asked for, else what the player did last. */
export function startingForm(options: DepositOptions, request: DepositRequest): DepositForm {
  const named = options.methods.find(({ id }) => id === request.method)
  const method = named ?? lastMethod(options) ?? options.methods[0]
  const challenge = $preselectedChallenge.get()
  const offer = options.offers.find(({ id }) => id === challenge)
  const asked = isForeign(options, request) ? undefined : request.amount
  return {
    amount: asked ?? (method ? suggested(options, method, offer) : ''),
    method: method?.id ?? '',
    accountId: method?.accountId ?? null,
    offer: offer?.id ?? null
  }
}
