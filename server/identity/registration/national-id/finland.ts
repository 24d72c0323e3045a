import type { NationalIdRules } from './rules.ts'

const CENTURIES: Readonly<Record<string, string>> = { '+': '18', '-': '19', A: '20' }
const CHECKS = '0123456789ABCDEFHJKLMNPRSTUVWXY'
const SHAPE = /^(\d{2})(\d{2})(\d{2})([-+A-FU-Y])(\d{3})([0-9A-Y])$/

/** Since 2023 further letters stand for the same centuries. */
const centuryOf = (sign: string) => CENTURIES[sign] ?? (/[U-Y]/.test(sign) ? '19' : '20')

/** Henkilötunnus: birthday, sign of the century, number of the day, check letter (division by 31). */
export const finland: NationalIdRules = {
  normalise: given => given.replace(/\s/g, '').replaceAll('−', '-').toUpperCase(),
  birthday(id) {
    const [, day, month, year, sign = '', number = '', check] = SHAPE.exec(id) ?? []
    if (day === undefined || Number(number) < 2) return undefined
    if (CHECKS[Number(`${day}${month}${year}${number}`) % 31] !== check) return undefined
    return `${centuryOf(sign)}${year}-${month}-${day}`
  }
}
