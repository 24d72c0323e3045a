import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { LOCALES } from '#config/locales.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { readAmount } from '#rules/typed-amount.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { currentLocale } from '../locale.ts'

/** The deposit that a link asked for. */
export interface DepositOffer {
  /** Minor units; undefined where the link named no amount that can be paid. */
  readonly amount: bigint | undefined
  readonly currency: CurrencyCode | undefined
  readonly method: string | undefined
}

function offerOf(search: string): DepositOffer {
  const { amount, currency, paymentMethod: method } = readQuery(search)
  if (amount === undefined || !isCurrency(currency))
    return { amount: undefined, currency: undefined, method }
  const parsed = readAmount(amount, currency, LOCALES[currentLocale()].bcp47)
  return { amount: parsed.status === 'ok' ? parsed.minor : undefined, currency, method }
}

const $state = atom<DepositOffer | undefined>(undefined)

/** What the visitor is about to deposit; undefined until the address has been read. */
export const $depositOffer = readonlyType($state)

onVisit($state, () => {
  $state.set(offerOf(environment().address.current().search))
  return undefined
})
