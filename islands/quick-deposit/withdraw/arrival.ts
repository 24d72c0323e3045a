import { fill } from '../../ui/fill.ts'
import type { WithdrawProps } from './props.ts'

const HOUR = 60
const DAY = 24 * HOUR

/** How long money is on its way, in the largest unit that says it whole. */
export function arrivalWords(minutes: number, { locale, messages }: WithdrawProps): string {
  if (minutes === 0) return messages['withdraw.time.atOnce']
  if (minutes < HOUR) return fill(messages['withdraw.time.minutes'], { count: minutes }, locale)
  return minutes < DAY
    ? fill(messages['withdraw.time.hours'], { count: Math.ceil(minutes / HOUR) }, locale)
    : fill(messages['withdraw.time.days'], { count: Math.ceil(minutes / DAY) }, locale)
}
