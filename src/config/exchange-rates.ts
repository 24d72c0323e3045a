import type { CurrencyCode } from './currencies.ts'

/**
 * How many of a currency stand for one euro: the house's own table, by which contributions, pots
 * and prizes are converted. Decimal strings, so that nobody counts with a rounded figure.
 */
export const EURO_RATES = {
  EUR: '1',
  CAD: '1.6',
  CHF: '0.95',
  USD: '1.1',
  NOK: '11.5',
  INR: '100',
  JPY: '160',
  ZAR: '20',
  NZD: '1.8',
  GBP: '0.85'
} as const satisfies Record<CurrencyCode, string>
