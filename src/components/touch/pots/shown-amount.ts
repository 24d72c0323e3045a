const DIGITS = 12
const PLAIN = /^(\d{1,12})(?:\.(\d+))?$/

/** A decimal as a whole number of its last digit that counts. */
function whole(decimal: string): bigint | undefined {
  const [, units, fraction = ''] = PLAIN.exec(decimal) ?? []
  return units === undefined
    ? undefined
    : BigInt(units + fraction.slice(0, DIGITS).padEnd(DIGITS, '0'))
}

/**
 * A decimal of euros in minor units of a currency, rounded down, as `#rules/jackpot/shown.ts` counts
 * it for players: that one's tables lie in what only a session loads.
 */
export function shownAmount(euros: string, rate: string, digits: number): bigint | undefined {
  const [amount, multiplier] = [whole(euros), whole(rate)]
  if (amount === undefined || multiplier === undefined) return undefined
  return (amount * multiplier) / 10n ** BigInt(2 * DIGITS - digits)
}
