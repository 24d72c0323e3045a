import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { deliver, queueNotice } from './notices.ts'
import { changePayment, lockPayment, type PaymentChange } from './store.ts'
import type { DeclineReason, DeskPayment, DeskStatus, PaymentState } from './tables.ts'

/** After so many declined attempts a payment is over. */
const MOST_ATTEMPTS = 3

const WAITING: readonly DeskStatus[] = ['open', 'challenge', 'processing']

export const isOver = ({ status }: DeskPayment): boolean => !WAITING.includes(status)

/** A state as a merchant is told it: one that is not over is `open`, whatever it waits for. */
export const stateOf = (payment: DeskPayment): PaymentState => ({
  paymentId: payment.id,
  reference: payment.reference,
  status: isOver(payment) ? payment.status : 'open',
  amount: payment.amount,
  currency: payment.currency,
  sequence: payment.sequence,
  at: payment.changed_at.toISOString(),
  reason: payment.reason,
  account: payment.account_mask,
  accountId: payment.account_token
})

type Take = (tx: Tx, payment: DeskPayment) => Promise<DeskPayment>

/**
 * Takes one step of a payment that is in one of the states, and tells the merchant if that has
 * changed what it is told. A payment whose time is over expires instead. Answers it as it is then.
 */
export async function step(
  ports: Ports,
  id: string,
  from: readonly DeskStatus[],
  take: Take
): Promise<DeskPayment | undefined> {
  const { payment, notice } = await ports.db.transaction(async tx => {
    const held = await lockPayment(tx, id)
    if (!held) return { payment: held, notice: undefined }
    const isLate = !isOver(held) && held.expires_at <= ports.clock.now()
    if (!isLate && !from.includes(held.status)) return { payment: held, notice: undefined }
    const next = isLate ? await end(ports, tx, held, 'expired') : await take(tx, held)
    const isNews = next.sequence !== held.sequence
    const told = { kind: 'payment' as const, ...stateOf(next) }
    const queued = isNews ? await queueNotice(ports, tx, next, told) : undefined
    return { payment: next, notice: queued }
  })
  if (notice !== undefined) await deliver(ports, notice)
  return payment
}

/** Ends a payment; for `step`. */
export const end = (
  ports: Ports,
  tx: Tx,
  { id, sequence }: DeskPayment,
  status: DeskStatus,
  change: PaymentChange = {}
) => changePayment(ports, tx, id, { ...change, status, sequence: sequence + 1 })

/** Declines an attempt: the customer may try again until there were too many; for `step`. */
export function decline(
  ports: Ports,
  tx: Tx,
  payment: DeskPayment,
  reason: DeclineReason
): Promise<DeskPayment> {
  const attempts = payment.attempts + 1
  return attempts >= MOST_ATTEMPTS
    ? end(ports, tx, payment, 'declined', { reason, attempts })
    : changePayment(ports, tx, payment.id, { reason, attempts, status: 'open' })
}

/** The customer goes away; after a declined attempt that is what the merchant is told. */
export const leave = (ports: Ports, id: string) =>
  step(ports, id, ['open', 'challenge'], (tx, payment) =>
    end(ports, tx, payment, payment.attempts > 0 ? 'declined' : 'cancelled')
  )

/** Ends a payment whose time is over. */
export const expire = (ports: Ports, id: string) =>
  step(ports, id, WAITING, async (_tx, payment) => payment)

/** Gives a captured payment back, or has the customer's bank take it back. */
export const takeBack = (ports: Ports, id: string, status: 'chargedBack' | 'refunded') =>
  step(ports, id, ['captured'], (tx, payment) => end(ports, tx, payment, status))
