import type { CurrencyCode } from '#config/currencies.ts'
import { type LastDeposit, readLastDeposit } from '#contract/wire/last-deposit.ts'
import { toDecimal } from '#rules/money.ts'
import { consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'

const KEY = 'lastDeposit'

/** Kept as a preference, so only with consent to such. */
export function rememberDeposit(minor: bigint, currency: CurrencyCode): void {
  if (!consentsTo('preferences')) return
  const deposit: LastDeposit = { amount: toDecimal(minor, currency), currency }
  environment().local.set(KEY, JSON.stringify(deposit))
}

/** The last deposit if it is an amount of a currency. */
export const rememberedDeposit = (): LastDeposit | undefined =>
  readLastDeposit(environment().local.get(KEY) ?? '') ?? undefined
