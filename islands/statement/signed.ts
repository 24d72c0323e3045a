import { shownAmount } from '../ui/shown-amount.ts'

export const isOut = (amount: string): boolean => amount.startsWith('-')

/** An amount with the way it went, also where it came in. */
export function signed(amount: string, currency: string, bcp47: string): string {
  const shown = shownAmount(amount, currency, bcp47)
  return isOut(amount) || !/[1-9]/.test(amount) ? shown : `+${shown}`
}
