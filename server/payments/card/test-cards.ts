import type { DeclineReason } from '../desk/tables.ts'

export type CardOutcome = DeclineReason | 'confirm' | 'success' | 'timeout'

/** The numbers that the sandbox knows; no other is taken, so nobody leaves a real one here. */
export const TEST_CARDS = {
  '4111111111111111': 'success',
  '4000000000003220': 'confirm',
  '4000000000009995': 'insufficientFunds',
  '4000000000000069': 'expiredCard',
  '4000000000000119': 'timeout'
} as const satisfies Record<string, CardOutcome>

export type TestCard = keyof typeof TEST_CARDS

export const isTestCard = (number: string): number is TestCard => Object.hasOwn(TEST_CARDS, number)

const LENGTH = /^\d{12,19}$/

/** Whether the digits can be a card number: their length, and the check digit by Luhn's formula. */
export function isCardNumber(digits: string): boolean {
  if (!LENGTH.test(digits)) return false
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** In groups of four, as it stands on a card. */
export const spaced = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ')
