import { CURRENCIES, type CurrencyCode } from '#config/currencies.ts'
import { LOCALES, type Locale } from '#config/locales.ts'
import { formatMoney } from '#rules/money.ts'
import type { Activity, LimitPeriod } from '#stores/activity/activity.ts'
import { fill } from '../ui/fill.ts'
import type { DashboardTexts, Words } from './props.ts'

/** An amount with the way it went, also where it came in. */
export function signedMoney(minor: bigint, currency: CurrencyCode, locale: Locale): string {
  const shown = formatMoney(minor, currency, LOCALES[locale].bcp47)
  return minor > 0n ? `+${shown}` : shown
}

/** Hours and minutes, as short as the language has them. */
export function shownTime(minutes: number, { locale, texts }: Words): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return fill(texts['dashboard.minutes'], { minutes }, locale)
  return fill(texts['dashboard.hours'], { hours, minutes: rest }, locale)
}

const date = (moment: number, locale: Locale, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALES[locale].bcp47, { timeZone: 'UTC', ...options }).format(moment)

/** Which day, week or month it is; periods are those of UTC (decision D10). */
export function nameOfPeriod({ period, from, until }: Activity, locale: Locale): string {
  if (period === 'Month') return date(from, locale, { month: 'long', year: 'numeric' })
  if (period === 'Day')
    return date(from, locale, { weekday: 'long', day: 'numeric', month: 'long' })
  const { bcp47 } = LOCALES[locale]
  const format = new Intl.DateTimeFormat(bcp47, { timeZone: 'UTC', day: 'numeric', month: 'long' })
  return format.formatRange(from, until - 1)
}

/** A part of a period, as the axis of a chart or a row of the table names it. */
export function nameOfPart(
  period: LimitPeriod,
  from: number,
  locale: Locale,
  length: 'long' | 'short'
): string {
  if (period === 'Day') return date(from, locale, { hour: '2-digit', minute: '2-digit' })
  if (length === 'long')
    return date(from, locale, { weekday: 'short', day: 'numeric', month: 'short' })
  if (period === 'Week') return date(from, locale, { weekday: 'short' })
  return date(from, locale, { day: 'numeric' })
}

export const nameOfChoice = (period: LimitPeriod, texts: DashboardTexts): string =>
  texts[`dashboard.running.${period}`]

/** Minor units as a chart measures them: exact up to ninety billion of the major unit. */
export const measured = (minor: bigint): number => Number(minor)

/** The least step of a chart's lines: a whole unit of the currency. */
export const unitOfChart = (currency: CurrencyCode): number => 10 ** CURRENCIES[currency].digits

/** An amount at a line of a chart, without what is behind the comma. */
export function roundMoney(minor: number, currency: CurrencyCode, locale: Locale): string {
  return new Intl.NumberFormat(LOCALES[locale].bcp47, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
    notation: Math.abs(minor) >= 10_000 * unitOfChart(currency) ? 'compact' : 'standard'
  }).format(minor / unitOfChart(currency))
}
