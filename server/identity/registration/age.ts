const OLDEST = 120

/** Whether a text is a day: the 31st of February only has the form of one. */
export function isRealDay(day: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return false
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Full years that a person born on the day has lived; UTC decides what day it is. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const hadBirthday =
    now.getUTCMonth() + 1 > month || (now.getUTCMonth() + 1 === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}

/** Whether somebody who lives can have been born on the day. */
export const isBirthday = (day: string, now: Date): boolean =>
  isRealDay(day) && ageOn(day, now) >= 0 && ageOn(day, now) <= OLDEST
