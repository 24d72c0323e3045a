/** The sum of the digits, each times the weight in its place. */
export const weigh = (digits: string, weights: readonly number[]): number =>
  weights.reduce((sum, weight, place) => sum + weight * Number(digits[place]), 0)

/** The last digit by Luhn's formula. */
export function luhnDigit(digits: string): number {
  const sum = [...digits].toReversed().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return (10 - (sum % 10)) % 10
}

/** The last digit by ISO 7064, mod 11,10. */
export function isoDigit(digits: string): number {
  const product = [...digits].reduce((held, digit) => {
    const sum = (Number(digit) + held) % 10 || 10
    return (sum * 2) % 11
  }, 10)
  return (11 - product) % 10
}
