/** Full years that a person born on the day (YYYY-MM-DD) has lived; UTC decides what day it is. */
export function ageOn(dateOfBirth: string, now: Date): number {
  const [year = 0, month = 0, day = 0] = dateOfBirth.split('-').map(Number)
  const thisMonth = now.getUTCMonth() + 1
  const hadBirthday = thisMonth > month || (thisMonth === month && now.getUTCDate() >= day)
  return now.getUTCFullYear() - year - (hadBirthday ? 0 : 1)
}
