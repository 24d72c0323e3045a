const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const
const FEBRUARY = 2

export const isLeapYear = (year: number): boolean =>
  year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

/** Days of a month, counted from 1 for January. */
export function daysInMonth(year: number, month: number): number {
  const days = LENGTHS[month - 1]
  if (days === undefined) throw new RangeError(`There is no month ${month}`)
  return month === FEBRUARY && isLeapYear(year) ? days + 1 : days
}

/** Short date and medium time, as the reader's language writes them. */
export const formatDate = (
  date: Date,
  bcp47: string,
  options: Intl.DateTimeFormatOptions = { dateStyle: 'short', timeStyle: 'medium' }
): string => new Intl.DateTimeFormat(bcp47, options).format(date)

/** A share of one as a whole percentage. */
export const formatPercent = (share: number, bcp47: string): string =>
  new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 0 }).format(share)
