import { parseDecimal, toDecimal } from '#rules/money.ts'
import type { Ports } from '../../ports.ts'
import { knownAccount } from '../desk/known-account.ts'
import { takePlan } from '../desk/plans.ts'
import { end, step } from '../desk/steps.ts'
import { changePayment, KEPT } from '../desk/store.ts'
import type { DeskPayment } from '../desk/tables.ts'
import { BANK_REFUSALS, type Ending, isBankRefusal } from './endings.ts'

/** The customer has chosen a bank, and with it an account there. */
export const chooseBank = (ports: Ports, id: string, bank: string) =>
  step(ports, id, ['open'], (tx, payment) => {
    const { customer, country, provider } = payment
    const { digits, token } = knownAccount(ports, provider, customer, bank)
    const account_mask = `${country.slice(0, 2)}•• ${digits}`
    return changePayment(ports, tx, id, { way: bank, account_mask, account_token: token })
  })

/** The customer would rather pay from another account. */
export const forgetBank = (ports: Ports, id: string) =>
  step(ports, id, ['open'], tx =>
    changePayment(ports, tx, id, { way: null, account_mask: null, account_token: null })
  )

/** The customer has approved, and the bank pays unless something else is planned. */
export const approve = (ports: Ports, id: string) =>
  step(ports, id, ['open'], async (tx, payment) => {
    if (payment.account_token === null) return payment
    const planned = await takePlan(tx, payment.customer, 'payment', BANK_REFUSALS)
    return isBankRefusal(planned)
      ? await end(ports, tx, payment, 'declined', { reason: planned })
      : await end(ports, tx, payment, 'captured')
  })

/** Ends an approved payment in a way that the customer has chosen. */
export const endOtherwise = (ports: Ports, id: string, ending: Ending) =>
  step(ports, id, ['open'], (tx, payment) => {
    if (payment.account_token === null) return Promise.resolve(payment)
    switch (ending) {
      case 'silent':
        return changePayment(ports, tx, id, { status: 'processing' })
      case 'otherAmount':
        return end(ports, tx, payment, 'captured', { amount: halfOf(payment) })
      default:
        return end(ports, tx, payment, 'declined', { reason: ending })
    }
  })

function halfOf({ amount, currency }: DeskPayment): string {
  const parsed = parseDecimal(amount, currency)
  return parsed.status === 'ok' ? toDecimal(parsed.minor / 2n, currency) : amount
}

/** Whether the order named the account, so that nothing but the approval is wanted. */
export const isKept = ({ way }: Pick<DeskPayment, 'way'>): boolean => way === KEPT
