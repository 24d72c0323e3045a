import type { CurrencyCode } from '#config/currencies.ts'
import type { PaymentMethodId } from '#config/payment-methods.ts'
import type { Config } from '#server/config.ts'
import { type Answer, call } from '#server/http/call.ts'

const CREATE = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { depositId frameUrl } error { code } }
}`

/** What a player asks for: an amount as the wire writes it, once under its key. */
export interface Wish {
  readonly accessToken: string
  readonly amount: string
  readonly key: string
  /** By which; a card in euros if nothing is said. */
  readonly method?: PaymentMethodId
  readonly currency?: CurrencyCode
}

export interface Begun {
  readonly ok: { readonly depositId: string; readonly frameUrl: string } | null
  readonly error: { readonly code: string } | null
}

/** Asks for a deposit, as the lobby does. */
export const askForDeposit = (
  config: Config,
  { accessToken, amount, key, method = 'card', currency = 'EUR' }: Wish
) =>
  call(config, `${config.publicUrl}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${accessToken}` },
    body: JSON.stringify({
      query: CREATE,
      variables: {
        input: {
          amount,
          currency,
          method,
          idempotencyKey: key,
          returnUrl: `${config.publicUrl}/en/`
        }
      }
    })
  })

/** What was answered to it. */
export function readBegun({ status, text }: Answer): Begun {
  const { data } = JSON.parse(text)
  if (!data) throw new Error(`createDeposit: ${status} ${text}`)
  return data.createDeposit
}
