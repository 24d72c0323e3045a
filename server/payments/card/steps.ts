import type { Ports } from '../../ports.ts'
import { knownAccount } from '../desk/known-account.ts'
import { takePlan } from '../desk/plans.ts'
import { decline, end, step } from '../desk/steps.ts'
import { changePayment, KEPT } from '../desk/store.ts'
import type { DeclineReason } from '../desk/tables.ts'
import type { Card } from './card-form.ts'

/** What the console can plan for a customer's next card. */
export const CARD_REFUSALS = [
  'refused',
  'insufficientFunds',
  'expiredCard'
] as const satisfies readonly DeclineReason[]

const isRefusal = (outcome: string | undefined): outcome is (typeof CARD_REFUSALS)[number] =>
  CARD_REFUSALS.some(refusal => refusal === outcome)

/** Tries a card on an open payment. */
export const tryCard = (ports: Ports, id: string, card: Card) =>
  step(ports, id, ['open'], async (tx, payment) => {
    const planned = await takePlan(tx, payment.customer, 'payment', CARD_REFUSALS)
    const outcome = isRefusal(planned) ? planned : card.outcome
    const { token } = knownAccount(ports, 'card', payment.customer, card.mask)
    const held = await changePayment(ports, tx, id, {
      way: null,
      reason: null,
      account_mask: card.mask,
      account_token: token
    })
    switch (outcome) {
      case 'success':
        return await end(ports, tx, held, 'captured')
      case 'confirm':
        return await changePayment(ports, tx, id, { status: 'challenge' })
      case 'timeout':
        return await changePayment(ports, tx, id, { status: 'processing' })
      default:
        return await decline(ports, tx, held, outcome)
    }
  })

/** Pays with the card of an earlier payment, which the order named and whose code was typed. */
export const payWithKept = (ports: Ports, id: string) =>
  step(ports, id, ['open'], async (tx, payment) => {
    // Any other card has to be typed in whole, the one of a declined attempt too.
    if (payment.way !== KEPT) return payment
    const planned = await takePlan(tx, payment.customer, 'payment', CARD_REFUSALS)
    return isRefusal(planned)
      ? await decline(ports, tx, payment, planned)
      : await end(ports, tx, payment, 'captured')
  })

/** The customer would rather type another card in. */
export const forgetKept = (ports: Ports, id: string) =>
  step(ports, id, ['open'], tx =>
    changePayment(ports, tx, id, {
      way: null,
      reason: null,
      account_mask: null,
      account_token: null
    })
  )

/** The customer's answer at the bank. */
export const answerChallenge = (ports: Ports, id: string, isConfirmed: boolean) =>
  step(ports, id, ['challenge'], (tx, payment) =>
    isConfirmed ? end(ports, tx, payment, 'captured') : decline(ports, tx, payment, 'notConfirmed')
  )
