import {
  CURRENCIES,
  type CurrencyCode,
  isCurrency,
  MIN_DEPOSIT_ELSEWHERE
} from '#config/currencies.ts'

export type AmountFault =
  | 'EMPTY'
  | 'NEGATIVE'
  | 'NOT_A_NUMBER'
  | 'TOO_LONG'
  | 'TOO_MANY_DECIMALS'
  | 'ZERO'

export type ParsedAmount =
  | { readonly status: 'ok'; readonly minor: bigint }
  | { readonly status: 'refused'; readonly fault: AmountFault }

const LONGEST = 18
const PLAIN = /^-?\d+(\.\d*)?$|^-?\.\d+$/

const refused = (fault: AmountFault): ParsedAmount => ({ status: 'refused', fault })

/** The ledger's name of a currency: its code and how many digits a minor unit stands for. */
export const assetOf = (currency: CurrencyCode) =>
  `${currency}/${CURRENCIES[currency].digits}` as const

/** Reads a decimal string of the major unit exactly; anything that is not one is refused. */
export function parseDecimal(text: string, currency: CurrencyCode): ParsedAmount {
  const digits = CURRENCIES[currency].digits
  if (text === '') return refused('EMPTY')
  if (text.length > LONGEST) return refused('TOO_LONG')
  if (!PLAIN.test(text)) return refused('NOT_A_NUMBER')
  const [whole = '', fraction = ''] = text.replace('-', '').split('.')
  if (/[1-9]/.test(fraction.slice(digits))) return refused('TOO_MANY_DECIMALS')
  const minor = BigInt(`${whole || '0'}${fraction.slice(0, digits).padEnd(digits, '0')}`)
  return { status: 'ok', minor: text.startsWith('-') ? -minor : minor }
}

/** Reads a decimal string of the wire as an amount to pay: it is above zero. What people type, `readAmount` reads. */
export function parseAmount(text: string, currency: CurrencyCode): ParsedAmount {
  const parsed = parseDecimal(text, currency)
  if (parsed.status === 'refused') return parsed
  if (parsed.minor < 0n) return refused('NEGATIVE')
  return parsed.minor === 0n ? refused('ZERO') : parsed
}

/** The decimal string of the major unit that stands on the wire: `12.50`, `1200` for yen. */
export function toDecimal(minor: bigint, currency: CurrencyCode): string {
  const digits = CURRENCIES[currency].digits
  const sign = minor < 0n ? '-' : ''
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, '0')
  if (digits === 0) return sign + text
  return `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

/** The amount as a reader of the language expects it, with the narrow symbol. */
export function formatMoney(minor: bigint, currency: CurrencyCode, bcp47: string): string {
  const { digits } = CURRENCIES[currency]
  const decimal = toDecimal(minor, currency)
  return new Intl.NumberFormat(bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits
  }).format(decimal as Intl.StringNumericLiteral)
}

/** The larger of the wallet's minimum and the currency's default, in minor units. */
export function minimumDeposit(walletMinimum: bigint, currency: string): bigint {
  const house = isCurrency(currency)
    ? CURRENCIES[currency].minDeposit
    : MIN_DEPOSIT_ELSEWHERE * 100n
  return walletMinimum > house ? walletMinimum : house
}

/** The least that may be withdrawn, in minor units: half of the smallest deposit. */
export const minimumWithdrawal = (currency: CurrencyCode): bigint =>
  CURRENCIES[currency].minDeposit / 2n
