import { type InferOutput, nullish, object, optional } from 'valibot'

import { currencyCode, decimal, id, text } from './atoms.ts'
import { parserOf } from './fit.ts'
import { fromJson } from './json.ts'

const lastDeposit = object({ amount: decimal, currency: currencyCode })

/** What local storage keeps of the last deposit. */
export type LastDeposit = InferOutput<typeof lastDeposit>

const readStored = parserOf(lastDeposit)

export const readLastDeposit = (stored: string): LastDeposit | null => readStored(fromJson(stored))

const bank = object({
  attributes: object({ paymentMethod: id }),
  debtor: optional(object({ account: nullish(text, null) }), { account: null })
})

const card = object({ txName: id, accountId: id })

/** The payload of the last completed deposit, which differs by the kind of provider. */
export type DepositPayload =
  | ({ readonly kind: 'bank' } & InferOutput<typeof bank>)
  | ({ readonly kind: 'card' } & InferOutput<typeof card>)

const readCard = parserOf(card)
const readBank = parserOf(bank)

export function readDepositPayload(value: unknown): DepositPayload | null {
  const byCard = readCard(value)
  if (byCard !== null) return { kind: 'card', ...byCard }
  const byBank = readBank(value)
  return byBank === null ? null : { kind: 'bank', ...byBank }
}
