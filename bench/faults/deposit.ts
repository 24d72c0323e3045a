import { randomUUID } from 'node:crypto'

import type { Config } from '#server/config.ts'
import { call } from '#server/http/call.ts'

/** What every deposit here is of, in minor units. */
export const PAYMENT = 2000n

export const CREATE_DEPOSIT = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { depositId frameUrl } error { code } }
}`
const CARD = {
  number: '4111 1111 1111 1111',
  expiry: '12/34',
  code: '123',
  holder: 'Aino Virtanen'
}

/** What is asked for: a deposit of its own each time. */
export const newDeposit = ({ publicUrl }: Config) => ({
  amount: '20.00',
  currency: 'EUR',
  method: 'card',
  idempotencyKey: randomUUID(),
  returnUrl: `${publicUrl}/en/`
})

/** Fills in the card form of a deposit's page at the provider. */
export async function payByCard(config: Config, frameUrl: string): Promise<void> {
  const frame = new URL(frameUrl)
  const paid = await call(config, new URL(`${frame.pathname}/pay`, frame), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(CARD))
  })
  if (paid.status >= 500) throw new Error(`pay: ${paid.status}`)
}
