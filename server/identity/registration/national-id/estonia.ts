import type { NationalIdRules } from './rules.ts'

const CENTURIES = [1800, 1800, 1900, 1900, 2000, 2000, 2100, 2100] as const
const FIRST = [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]
const SECOND = [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]

/** Isikukood (EVS 585): century and sex, birthday, number of the day, check digit in two rounds. */
export const estonia: NationalIdRules = {
  normalise: given => given.replace(/[\s-]/g, ''),
  birthday(id) {
    if (!/^[1-8]\d{10}$/.test(id) || Number(id[10]) !== checkDigit(id)) return undefined
    const year = (CENTURIES[Number(id[0]) - 1] ?? 0) + Number(id.slice(1, 3))
    return `${year}-${id.slice(3, 5)}-${id.slice(5, 7)}`
  }
}

function checkDigit(id: string): number {
  const rest = (weights: readonly number[]) =>
    weights.reduce((sum, weight, index) => sum + weight * Number(id[index]), 0) % 11
  const first = rest(FIRST)
  return first < 10 ? first : rest(SECOND) % 10
}
