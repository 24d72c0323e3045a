import { randomUUID } from 'node:crypto'
import type { Updateable } from 'kysely'

import type { PlayersTable } from '#server/capabilities/player/table.ts'
import type {
  CancelWithdrawalErrorCode,
  CreateWithdrawalErrorCode,
  TransactionStatus,
  WithdrawalMode
} from '#server/generated/main.ts'
import { plan } from '#server/payments/desk/plans.ts'
import { ask } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import type { PlayerOptions } from '#tests/support/player.ts'
import { begun, CARDS, type Depositor, depositor, payWith, visit } from './support.ts'

export const MINUTE = 60_000
export const DAY = 24 * 60 * MINUTE

export interface WithdrawalView {
  readonly id: string
  readonly paymentId: string | null
  readonly canCancelWithdrawal: boolean
  readonly amount: string
  readonly account: string | null
  readonly mode: WithdrawalMode
  readonly status: TransactionStatus
  readonly refusal: string | null
}

const WITHDRAWAL = 'id paymentId canCancelWithdrawal amount account mode status refusal'

interface Answer<Code> {
  readonly ok: WithdrawalView | null
  readonly error: { readonly code: Code } | null
}

async function dataOf<T>(
  { url }: TestPlatform,
  { token }: Depositor,
  query: string,
  variables: Readonly<Record<string, unknown>> = {}
): Promise<T> {
  const { data, errors } = await ask<T>({ url: `${url}/graphql`, token, query, variables })
  if (!data) throw new Error(JSON.stringify(errors))
  return data
}

const OPTIONS = `{ viewer { withdrawalOptions {
  currency available minimum block isClosedLoop isWeekend
  notAvailable { amount reason }
  accounts { id method account mode instantUpTo arrivesWithinMinutes maximum }
  pending { ${WITHDRAWAL} }
} } }`

export interface Options {
  readonly currency: string
  readonly available: string
  readonly minimum: string
  readonly block: string | null
  readonly isClosedLoop: boolean
  readonly isWeekend: boolean
  readonly notAvailable: readonly { readonly amount: string; readonly reason: string }[]
  readonly accounts: readonly {
    readonly id: string
    readonly method: string
    readonly account: string | null
    readonly instantUpTo: string
    readonly maximum: string
  }[]
  readonly pending: readonly WithdrawalView[]
}

export async function optionsOf(platform: TestPlatform, who: Depositor): Promise<Options> {
  type Data = { readonly viewer: { readonly withdrawalOptions: Options } }
  return (await dataOf<Data>(platform, who, OPTIONS)).viewer.withdrawalOptions
}

export interface Saver extends Depositor {
  /** The account that a withdrawal may go to. */
  readonly account: string
}

/** A deposit that has been paid by a card that succeeds. */
export async function paidIn(platform: TestPlatform, who: Depositor, amount: string) {
  const deposit = await begun(platform, who, { amount })
  await payWith(platform, deposit.frame, CARDS.success)
  return deposit
}

/** The same by another card, which its bank asks to confirm. */
export async function paidInByAnother(platform: TestPlatform, who: Depositor, amount: string) {
  const { frame } = await begun(platform, who, { amount })
  await payWith(platform, frame, CARDS.confirm)
  await visit(platform, new URL(`${frame.pathname}/confirm`, frame), { answer: 'yes' })
}

/** Changes what the house knows of a player. */
export const change = (
  { ports }: TestPlatform,
  { player }: Depositor,
  changed: Updateable<PlayersTable>
) => ports.db.kysely.updateTable('players').set(changed).where('id', '=', player.id).execute()

/** A player whom the house knows, who has paid 50.00 by card, and has what the options say beside it. */
export async function saver(platform: TestPlatform, options: PlayerOptions = {}): Promise<Saver> {
  const who = await depositor(platform, options)
  await change(platform, who, { kyc_status: 'Done' })
  await paidIn(platform, who, '50')
  const { account_id } = await platform.ports.db.kysely
    .selectFrom('deposits')
    .select('account_id')
    .where('player_id', '=', who.player.id)
    .executeTakeFirstOrThrow()
  return { ...who, account: account_id ?? '' }
}

const CREATE = `mutation ($input: CreateWithdrawalInput!) {
  createWithdrawal(input: $input) { ok { ${WITHDRAWAL} } error { code } }
}`

export interface WithdrawalInput {
  readonly amount?: string
  readonly currency?: string
  readonly account?: string
  readonly idempotencyKey?: string
}

/** Sends createWithdrawal as the lobby does; what is not given is as it should be. */
export async function withdraw(platform: TestPlatform, who: Saver, input: WithdrawalInput = {}) {
  type Data = { readonly createWithdrawal: Answer<CreateWithdrawalErrorCode> }
  const usual = {
    amount: '50.00',
    currency: who.player.currency,
    account: who.account,
    idempotencyKey: randomUUID()
  }
  const { createWithdrawal } = await dataOf<Data>(platform, who, CREATE, {
    input: { ...usual, ...input }
  })
  return createWithdrawal
}

/** A withdrawal that has begun. */
export async function leaving(platform: TestPlatform, who: Saver, input: WithdrawalInput = {}) {
  const { ok, error } = await withdraw(platform, who, input)
  if (!ok) throw new Error(`createWithdrawal answered ${error?.code}`)
  return ok
}

const CANCEL = `mutation ($paymentId: ID!) {
  cancelWithdrawal(paymentId: $paymentId) { ok { ${WITHDRAWAL} } error { code } }
}`

export async function cancel(platform: TestPlatform, who: Depositor, paymentId: string) {
  type Data = { readonly cancelWithdrawal: Answer<CancelWithdrawalErrorCode> }
  return (await dataOf<Data>(platform, who, CANCEL, { paymentId })).cancelWithdrawal
}

const ONE = `query ($id: ID!) { withdrawal(id: $id) { ${WITHDRAWAL} } }`

export async function withdrawalOf(platform: TestPlatform, who: Depositor, id: string) {
  type Data = { readonly withdrawal: WithdrawalView | null }
  return (await dataOf<Data>(platform, who, ONE, { id })).withdrawal
}

/** The payout at the provider, once it has been asked for one. */
export const payoutOf = ({ ports }: TestPlatform, withdrawalId: string) =>
  ports.db.kysely
    .selectFrom('desk_payouts')
    .selectAll()
    .where('reference', '=', withdrawalId)
    .executeTakeFirst()

/** Runs the jobs at another moment of the platform's clock. */
export async function at(
  { ports }: TestPlatform,
  moment: Date,
  work: () => Promise<unknown>
): Promise<void> {
  await ports.clock.move(moment)
  await work()
  await ports.clock.move('real')
}

/** Lets so much time pass that the provider has paid everything. */
export const payAll = (platform: TestPlatform) =>
  at(platform, new Date(Date.now() + 3 * DAY), () => platform.ports.jobs.run('desk.payouts'))

export const refuseNextPayout = ({ ports }: TestPlatform, { player }: Depositor) =>
  plan(ports.db.kysely, player.id, 'payout', 'refused')

/** The next time that it is such a day of the week at such an hour, by UTC, at least a day ahead. */
export function nextDay(weekday: number, hours: number, minutes = 0): Date {
  const moment = new Date(Date.now() + DAY)
  moment.setUTCHours(hours, minutes, 0, 0)
  const days = (weekday - moment.getUTCDay() + 7) % 7
  return new Date(moment.getTime() + days * DAY)
}
