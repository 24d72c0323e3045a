const SECOND = 1000
const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export interface TimeLeft {
  readonly figure: string
  readonly unit: 'hoursLeft' | 'left' | 'minutesLeft'
  /** The same as it is read aloud. */
  readonly spoken: string
  /** How much of the draw's time is left, from 0 to 1. */
  readonly share: number
}

const two = (value: number) => String(value).padStart(2, '0')

const unitText = (count: number, unit: 'day' | 'hour' | 'minute', bcp47: string, isShort = false) =>
  new Intl.NumberFormat(bcp47, {
    style: 'unit',
    unit,
    unitDisplay: isShort ? 'narrow' : 'long'
  }).format(count)

/** How a countdown stands: days and hours, hours and minutes, or minutes and seconds. Never below 0. */
export function timeLeftOf(
  { start, end }: { readonly start: number; readonly end: number },
  now: number,
  bcp47: string
): TimeLeft {
  const seconds = Math.max(0, Math.ceil((end - now) / SECOND))
  const share = Math.min(1, (seconds * SECOND) / Math.max(SECOND, end - start))
  const days = Math.floor(seconds / DAY)
  const hours = Math.floor((seconds % DAY) / HOUR)
  const minutes = Math.floor((seconds % HOUR) / MINUTE)
  if (days > 0) {
    const parts = (isShort: boolean) =>
      `${unitText(days, 'day', bcp47, isShort)} ${unitText(hours, 'hour', bcp47, isShort)}`
    return { figure: parts(true), unit: 'left', spoken: parts(false), share }
  }
  if (hours > 0) {
    const spoken = `${unitText(hours, 'hour', bcp47)} ${unitText(minutes, 'minute', bcp47)}`
    return { figure: `${hours}:${two(minutes)}`, unit: 'hoursLeft', spoken, share }
  }
  const figure = `${minutes}:${two(seconds % MINUTE)}`
  return { figure, unit: 'minutesLeft', spoken: unitText(minutes, 'minute', bcp47), share }
}
