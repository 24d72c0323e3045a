import type { Tx } from '../db/database.ts'
import type { Ports } from '../ports.ts'
import type { Card } from './card-form.ts'
import { deliver, queueNotification } from './notify.ts'
import { changePayment, lockPayment, takeRefusal } from './store.ts'
import type { CardPayment, CardPaymentStatus, DeclineReason } from './tables.ts'

/** After so many declined cards a payment is over. */
const MOST_CARDS = 3

type Step = (tx: Tx, payment: CardPayment) => Promise<CardPayment>

type Final = Extract<CardPaymentStatus, 'cancelled' | 'captured' | 'declined' | 'expired'>

const FINAL: readonly CardPaymentStatus[] = ['captured', 'declined', 'cancelled', 'expired']

export const isFinal = ({ status }: CardPayment): boolean => FINAL.includes(status)

/** Tries a card on an open payment. */
export const tryCard = (ports: Ports, id: string, card: Card) =>
  step(ports, id, ['open'], async (tx, payment) => {
    const outcome = (await takeRefusal(tx, payment.customer)) ?? card.outcome
    const held = await changePayment(tx, id, { last_four: card.lastFour, reason: null })
    switch (outcome) {
      case 'success':
        return await end(tx, held, 'captured', cardToken(ports))
      case 'confirm':
        return await changePayment(tx, id, { status: 'challenge' })
      case 'timeout':
        return await changePayment(tx, id, { status: 'processing' })
      default:
        return await decline(tx, held, outcome)
    }
  })

/** The customer's answer at the bank. */
export const answerChallenge = (ports: Ports, id: string, isConfirmed: boolean) =>
  step(ports, id, ['challenge'], (tx, payment) =>
    isConfirmed
      ? end(tx, payment, 'captured', cardToken(ports))
      : decline(tx, payment, 'notConfirmed')
  )

/** The customer goes away; after a declined card that is what the merchant is told. */
export const leave = (ports: Ports, id: string) =>
  step(ports, id, ['open', 'challenge'], (tx, payment) =>
    end(tx, payment, payment.attempts > 0 ? 'declined' : 'cancelled')
  )

/** Ends a payment whose time is over. */
export const expire = (ports: Ports, id: string) =>
  step(ports, id, ['open', 'challenge', 'processing'], async (_tx, payment) => payment)

/** Takes one step of a payment that is in one of the states, and tells the merchant its end. */
async function step(
  ports: Ports,
  id: string,
  from: readonly CardPaymentStatus[],
  take: Step
): Promise<CardPayment | undefined> {
  const { payment, notification } = await ports.db.transaction(async tx => {
    const held = await lockPayment(tx, id)
    if (!held || isFinal(held)) return { payment: held, notification: undefined }
    const isLate = held.expires_at <= ports.clock.now()
    if (!isLate && !from.includes(held.status)) return { payment: held, notification: undefined }
    const next = isLate ? await end(tx, held, 'expired') : await take(tx, held)
    const told = isFinal(next) ? await queueNotification(ports, tx, next) : undefined
    return { payment: next, notification: told }
  })
  if (notification !== undefined) await deliver(ports, notification)
  return payment
}

const end = (tx: Tx, payment: CardPayment, status: Final, card: { card_token?: string } = {}) =>
  changePayment(tx, payment.id, { status, sequence: payment.sequence + 1, ...card })

function decline(tx: Tx, payment: CardPayment, reason: DeclineReason): Promise<CardPayment> {
  const attempts = payment.attempts + 1
  const isOver = attempts >= MOST_CARDS
  return changePayment(tx, payment.id, {
    reason,
    attempts,
    status: isOver ? 'declined' : 'open',
    sequence: payment.sequence + (isOver ? 1 : 0)
  })
}

const cardToken = ({ random }: Ports) => ({ card_token: `card_${random.uuid()}` })
