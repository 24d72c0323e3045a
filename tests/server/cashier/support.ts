import { createHmac, randomUUID } from 'node:crypto'

import { assetOf, toDecimal } from '#rules/money.ts'
import { sharedSecret } from '#server/capabilities/cashier/index.ts'
import type { Player } from '#server/capabilities/player/table.ts'
import type { CreateDepositErrorCode, TransactionStatus } from '#server/generated/main.ts'
import { type Answer, call } from '#server/http/call.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import type { HouseDoor } from '#tests/support/house-door.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

export interface Depositor {
  readonly player: Player
  readonly token: string
}

export async function depositor(
  platform: TestPlatform,
  options: PlayerOptions = {}
): Promise<Depositor> {
  const player = await newPlayer(platform, options)
  const { accessToken } = await signInAs(platform, player.id)
  return { player, token: accessToken }
}

export interface Started {
  readonly ok: {
    readonly depositId: string
    readonly frameUrl: string | null
    readonly status: TransactionStatus
  } | null
  readonly error: { readonly code: CreateDepositErrorCode } | null
}

const CREATE = `mutation ($input: CreateDepositInput!) {
  createDeposit(input: $input) { ok { depositId frameUrl status } error { code } }
}`

export interface Input {
  readonly amount?: unknown
  readonly currency?: string
  readonly method?: string
  readonly idempotencyKey?: string
  readonly returnUrl?: string
  readonly offer?: string
  readonly accountId?: string
}

/** Sends createDeposit as the lobby does; what is not given is as it should be. */
export const send = ({ url }: TestPlatform, { player, token }: Depositor, input: Input = {}) =>
  ask<{ createDeposit: Started }>({
    url: `${url}/graphql`,
    token,
    query: CREATE,
    variables: {
      input: {
        amount: '50.00',
        currency: player.currency,
        method: 'card',
        idempotencyKey: randomUUID(),
        returnUrl: `${url}/en/`,
        ...input
      }
    }
  })

export async function create(platform: TestPlatform, who: Depositor, input: Input = {}) {
  const answer = await send(platform, who, input)
  if (!answer.data) throw new Error(JSON.stringify(answer.errors))
  return answer.data.createDeposit
}

/** A deposit that waits for its card. */
export async function begun(platform: TestPlatform, who: Depositor, input: Input = {}) {
  const { ok, error } = await create(platform, who, input)
  if (!ok?.frameUrl) throw new Error(`createDeposit answered ${error?.code}`)
  const frame = new URL(ok.frameUrl)
  return { id: ok.depositId, frame, paymentId: frame.pathname.split('/').at(-1) ?? '' }
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** Opens or posts a page of the card provider. */
export const visit = (
  { ports }: TestPlatform,
  url: URL,
  fields?: Readonly<Record<string, string>>
): Promise<Answer> =>
  call(ports.config, url, {
    ...(fields && { method: 'POST', headers: FORM, body: String(new URLSearchParams(fields)) })
  })

export const CARDS = {
  success: '4111 1111 1111 1111',
  confirm: '4000 0000 0000 3220',
  insufficientFunds: '4000 0000 0000 9995',
  expiredCard: '4000 0000 0000 0069',
  timeout: '4000 0000 0000 0119'
} as const

/** Fills in the card form. */
export const payWith = (
  platform: TestPlatform,
  frame: URL,
  number: string,
  fields: Readonly<Record<string, string>> = {}
) =>
  visit(platform, new URL(`${frame.pathname}/pay`, frame), {
    number,
    expiry: '12/34',
    code: '123',
    holder: 'Aino Virtanen',
    ...fields
  })

export interface Notice {
  readonly reference: string
  readonly paymentId: string
  readonly kind?: string
  readonly status?: string
  readonly sequence?: number
  readonly amount?: string
  readonly currency?: string
  readonly notificationId?: string
  readonly account?: string | null
}

export const noticeOf = (notice: Notice): string =>
  JSON.stringify({
    notificationId: randomUUID(),
    kind: 'payment',
    status: 'captured',
    sequence: 1,
    amount: '50.00',
    currency: 'EUR',
    at: '2026-11-27T12:00:00Z',
    reason: null,
    account: '•••• 1111',
    accountId: 'card_1',
    ...notice
  })

export interface Signing {
  readonly key?: string
  readonly seconds?: number
  readonly signature?: string
  /** What is signed, if it is not what is sent. */
  readonly signed?: string
}

/** Posts a notification as the provider would, or as somebody who is not the provider. */
export async function notify(
  { ports, url }: HouseDoor,
  body: string,
  {
    key = sharedSecret(ports.config, 'card', 'notifications'),
    seconds,
    signature,
    signed = body
  }: Signing = {}
): Promise<number> {
  const time = seconds ?? Math.floor(ports.clock.now().getTime() / 1000)
  const hex = createHmac('sha256', key).update(`${time}.${signed}`).digest('hex')
  const response = await fetch(`${url}/payments/notifications/card`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-payment-signature': signature ?? `t=${time},v1=${hex}`
    },
    body
  })
  return response.status
}

/** What is in the player's purse, as the wire writes it. */
export async function cashOf({ ports }: TestPlatform, { player }: Depositor): Promise<string> {
  const { id, currency } = player
  const asset = assetOf(currency)
  const minor = await ports.ledger.balanceOf(ports.db.kysely, `player:${id}:cash`, asset)
  return toDecimal(minor, currency)
}

export interface DepositState {
  readonly status: TransactionStatus
  readonly refusal: string | null
  readonly frameUrl: string | null
  readonly amount: string
}

const DEPOSIT = 'query ($id: ID!) { deposit(id: $id) { status refusal frameUrl amount } }'

export async function stateOf({ url }: TestPlatform, { token }: Depositor, id: string) {
  const { data } = await ask<{ deposit: DepositState | null }>({
    url: `${url}/graphql`,
    token,
    query: DEPOSIT,
    variables: { id }
  })
  return data?.deposit ?? null
}
