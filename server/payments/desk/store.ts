import { createHash } from 'node:crypto'

import type { CurrencyCode } from '#config/currencies.ts'
import type { Locale } from '#config/locales.ts'
import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { DeskPayment } from './tables.ts'

export interface PaymentOrder {
  readonly reference: string
  /** A decimal of the major unit. */
  readonly amount: string
  readonly currency: CurrencyCode
  readonly customer: string
  readonly payee: string
  readonly country: string
  readonly locale: Locale
  readonly returnUrl: string
  readonly notifyUrl: string
  readonly expiresAt: Date
  /** The token of an account that the customer has paid from before. */
  readonly accountToken?: string | null
}

/** The way of a payment whose order named an account: nothing but a confirmation is wanted. */
export const KEPT = 'kept'

export const hashOf = (order: object): string =>
  createHash('sha256').update(JSON.stringify(order)).digest('hex')

export const randomId = ({ random }: Ports, prefix: string): string =>
  `${prefix}_${Buffer.from(random.bytes(18)).toString('base64url')}`

/**
 * Begins a payment. The same order again is the same payment; undefined for another order under a
 * reference that is in use, and for an account that the customer has not paid from here.
 */
export async function beginPayment(
  ports: Ports,
  provider: PaymentProvider,
  order: PaymentOrder
): Promise<DeskPayment | undefined> {
  const { db, clock } = ports
  const hash = hashOf(order)
  const { accountToken = null } = order
  const mask = accountToken === null ? null : await maskOf(db.kysely, provider, order)
  if (mask === undefined) return undefined
  await db.kysely
    .insertInto('desk_payments')
    .values({
      id: randomId(ports, 'pay'),
      provider,
      reference: order.reference,
      body_hash: hash,
      customer: order.customer,
      payee: order.payee,
      currency: order.currency,
      amount: order.amount,
      country: order.country,
      locale: order.locale,
      return_url: order.returnUrl,
      notify_url: order.notifyUrl,
      status: 'open',
      way: accountToken === null ? null : KEPT,
      account_mask: mask,
      account_token: accountToken,
      created_at: clock.now(),
      changed_at: clock.now(),
      expires_at: order.expiresAt
    })
    .onConflict(conflict => conflict.doNothing())
    .execute()
  const stored = await findByReference(db.kysely, provider, order.reference)
  return stored?.body_hash === hash ? stored : undefined
}

async function maskOf(
  db: Executor,
  provider: PaymentProvider,
  { accountToken, customer }: PaymentOrder
): Promise<string | null | undefined> {
  const earlier = await db
    .selectFrom('desk_payments')
    .select('account_mask')
    .where('provider', '=', provider)
    .where('account_token', '=', accountToken ?? '')
    .where('customer', '=', customer)
    .where('status', '=', 'captured')
    .executeTakeFirst()
  return earlier?.account_mask
}

export const findPayment = (
  db: Executor,
  provider: PaymentProvider,
  id: string
): Promise<DeskPayment | undefined> =>
  db
    .selectFrom('desk_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('id', '=', id)
    .executeTakeFirst()

export const findByReference = (
  db: Executor,
  provider: PaymentProvider,
  reference: string
): Promise<DeskPayment | undefined> =>
  db
    .selectFrom('desk_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .executeTakeFirst()

/** Payments that have changed at a moment or later, the oldest change first. */
export const paymentsSince = (
  db: Executor,
  provider: PaymentProvider,
  since: Date,
  most: number
): Promise<readonly DeskPayment[]> =>
  db
    .selectFrom('desk_payments')
    .selectAll()
    .where('provider', '=', provider)
    .where('changed_at', '>=', since)
    .orderBy('changed_at')
    .orderBy('id')
    .limit(most)
    .execute()

/** The payment, held until the transaction ends, so that two ways never pay it. */
export const lockPayment = (tx: Tx, id: string): Promise<DeskPayment | undefined> =>
  tx.selectFrom('desk_payments').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export type PaymentChange = Partial<
  Pick<
    DeskPayment,
    | 'account_mask'
    | 'account_token'
    | 'amount'
    | 'attempts'
    | 'reason'
    | 'sequence'
    | 'status'
    | 'way'
  >
>

export const changePayment = (
  { clock }: Ports,
  tx: Tx,
  id: string,
  change: PaymentChange
): Promise<DeskPayment> =>
  tx
    .updateTable('desk_payments')
    .set({ ...change, changed_at: clock.now() })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
