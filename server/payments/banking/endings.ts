import type { DeclineReason } from '../desk/tables.ts'

/** How a payment can end in the sandbox beside being paid: the customer chooses it. */
export const ENDINGS = ['refused', 'insufficientFunds', 'silent', 'otherAmount'] as const

export type Ending = (typeof ENDINGS)[number]

export const isEnding = (text: string): text is Ending => ENDINGS.some(each => each === text)

/** What the console can plan for a customer's next payment here. */
export const BANK_REFUSALS = [
  'refused',
  'insufficientFunds'
] as const satisfies readonly DeclineReason[]

export type BankRefusal = (typeof BANK_REFUSALS)[number]

export const isBankRefusal = (text: string | undefined): text is BankRefusal =>
  BANK_REFUSALS.some(each => each === text)
