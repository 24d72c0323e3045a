const DAY = /^(\d{4})-(\d\d)-(\d\d)$/

const two = (value: number) => String(value).padStart(2, '0')

const textOf = (day: Date) =>
  `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`

/** The day of a moment in the zone of who looks: `2026-03-29`. */
export const dayOf = (at: number): string => textOf(new Date(at))

/** The beginning of a day in the zone of who looks; invalid for what is none. */
function beginning(day: string, more = 0): Date {
  const [, year, month, date] = DAY.exec(day) ?? []
  return new Date(Number(year), Number(month) - 1, Number(date) + more)
}

/** A day as an address names it; null for what is none. */
export const readDay = (text: string | null): string | null =>
  text !== null && textOf(beginning(text)) === text ? text : null

/** The day that is so many days later, or earlier. */
export const addDays = (day: string, days: number): string => textOf(beginning(day, days))

/** When a day begins and ends, in milliseconds since 1970: 23 hours or 25 where clocks are changed. */
export const spanOf = (day: string): { readonly from: number; readonly until: number } => ({
  from: beginning(day).getTime(),
  until: beginning(day, 1).getTime()
})
