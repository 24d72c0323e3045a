import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { type AmountFault, type ParsedAmount, parseDecimal, toDecimal } from './money.ts'

/** The zeros of the scripts that a keyboard of the lobby's languages may write digits in. */
const ZEROS = [0x0660, 0x06f0, 0x0966, 0xff10]

const SPACES = /[ \u00a0\u202f\u2009'\u2019]/g
const LONGEST = 40

const refused = (fault: AmountFault): ParsedAmount => ({ status: 'refused', fault })

function plainDigit(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  const zero = ZEROS.find(first => code >= first && code <= first + 9)
  return zero === undefined ? sign : String(code - zero)
}

interface Habits {
  readonly group: string
  readonly decimal: string
  /** Groups of two digits before the last of three. */
  readonly isIndian: boolean
}

function habitsOf(bcp47: string): Habits {
  const parts = new Intl.NumberFormat(bcp47).formatToParts(1_234_567.8)
  const of = (type: string) => parts.find(part => part.type === type)?.value ?? ''
  return { group: of('group'), decimal: of('decimal'), isIndian: of('integer').length === 2 }
}

const GROUPED = /^([1-9]\d{0,2})((?:[ .,])\d{3})+(?:([.,])(\d{0,2}))?$/
const INDIAN = /^[1-9]\d?(,\d{2})*,\d{3}(\.\d{0,2})?$/

/** Digits in groups of three with one sign between them all, and another one before decimals. */
function ungrouped(text: string, { isIndian }: Habits): string | undefined {
  if (isIndian && INDIAN.test(text)) return text.replaceAll(',', '')
  const [, , last = '', decimal = '', fraction = ''] = GROUPED.exec(text) ?? []
  const group = last[0]
  if (group === undefined || group === decimal) return undefined
  const whole = decimal === '' ? text : text.slice(0, text.lastIndexOf(decimal))
  const signs = whole.replace(/\d/g, '')
  if ([...signs].some(sign => sign !== group)) return undefined
  return `${whole.replaceAll(group, '')}.${fraction}`
}

/** Three digits after the only sign are thousands to who writes them so, and too many to others. */
const looksGrouped = (text: string) => /^[1-9]\d{0,2}[.,]\d{3}$/.test(text)

function decimalOf(text: string, habits: Habits): string | undefined {
  if (looksGrouped(text)) {
    const isGroup = text.includes(habits.group) && habits.group !== ''
    return isGroup ? text.replace(habits.group, '') : text.replace(',', '.')
  }
  if (/^\d*[.,]?\d*$/.test(text) && /\d/.test(text)) return text.replace(',', '.')
  return ungrouped(text, habits)
}

/**
 * Reads an amount to pay as a reader of the language writes one: groups of thousands, either decimal
 * sign, digits of other scripts. What has two readings is refused.
 */
export function readAmount(typed: string, currency: CurrencyCode, bcp47: string): ParsedAmount {
  const trimmed = typed.trim()
  if (trimmed === '') return refused('EMPTY')
  if (trimmed.length > LONGEST) return refused('TOO_LONG')
  const text = [...trimmed.replace(SPACES, ' ').replace('\u2212', '-')].map(plainDigit).join('')
  const isNegative = text.startsWith('-')
  const decimal = decimalOf(isNegative ? text.slice(1) : text, habitsOf(bcp47))
  if (decimal === undefined) return refused('NOT_A_NUMBER')
  const [, fraction = ''] = decimal.split('.')
  if (looksGrouped(text) && fraction.length === 3) return refused('TOO_MANY_DECIMALS')
  const parsed = parseDecimal(decimal, currency)
  if (parsed.status === 'refused') return parsed
  if (parsed.minor === 0n) return refused('ZERO')
  return isNegative ? refused('NEGATIVE') : parsed
}

/** The amount as its reader would type it: a whole one without decimals. */
export function writeAmount(minor: bigint, currency: CurrencyCode, bcp47: string): string {
  const { digits } = CURRENCIES[currency]
  const text = toDecimal(minor, currency)
  if (minor % 10n ** BigInt(digits) === 0n) return text.split('.')[0] ?? text
  return text.replace('.', habitsOf(bcp47).decimal || '.')
}
