/** An amount on its way out of the platform: the scalar Money prints it with the currency's digits. */
export interface WireAmount {
  readonly minor: bigint
  readonly currency: string
}

const LONGEST = 40
const PLAIN = /^-?\d+(\.\d+)?$/
const JSON_NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d{1,2}))?$/

/**
 * Every field of the contract that carries one Money, by the name that answers have it under: one text,
 * because every page of a session loads it.
 */
export const MONEY_FIELDS: ReadonlySet<string> = new Set(
  (
    'amount autoAtLeast available balance bonusBalance closing expectedPrize fee instantUpTo ' +
    'left leftToStake limit maxBet maxPayout maximum maximumReturn maximumStake minBet ' +
    'minDepositAmount minWithdrawalAmount minimum minimumStake most openStake opening owed ' +
    'possibleReturn returned stake totalDepositAmount value winAmount'
  ).split(' ')
)

function withoutExponent(text: string): string | null {
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = JSON_NUMBER.exec(text) ?? []
  if (whole === '') return null
  const shift = Number(exponent)
  const digits = `${'0'.repeat(Math.max(0, -shift))}${whole}${fraction}${'0'.repeat(Math.max(0, shift))}`
  const point = Math.max(0, -shift) + whole.length + shift
  const rest = digits.slice(point)
  return `${sign}${digits.slice(0, point).replace(/^0+(?=\d)/, '')}${rest === '' ? '' : `.${rest}`}`
}

/** A decimal string, or a JSON number by its shortest text, as a plain decimal; null for the rest. */
export function readDecimal(value: unknown): string | null {
  if (typeof value === 'number') return Number.isFinite(value) ? withoutExponent(`${value}`) : null
  return typeof value === 'string' && value.length <= LONGEST && PLAIN.test(value) ? value : null
}

/**
 * Parses an answer of a GraphQL endpoint. A number in place of a Money string keeps the digits that
 * were sent, which a floating-point number would lose.
 */
export function parseAnswer(text: string): unknown {
  return JSON.parse(text, (key: string, value: unknown, context?: { source?: string }) =>
    typeof value === 'number' && MONEY_FIELDS.has(key)
      ? (withoutExponent(context?.source ?? `${value}`) ?? value)
      : value
  )
}
