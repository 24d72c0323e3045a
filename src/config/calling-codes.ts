import type { CountryCode } from './countries.ts'

/** What a phone number of a country begins with after the plus. */
export const CALLING_CODES: Readonly<Record<Exclude<CountryCode, 'ROW'>, string>> = {
  FI: '358',
  NO: '47',
  DE: '49',
  AT: '43',
  CH: '41',
  CA: '1',
  FR: '33',
  IN: '91',
  NZ: '64',
  ZA: '27',
  JP: '81',
  EE: '372',
  IT: '39',
  MT: '356',
  GB: '44',
  US: '1'
}

/** The beginning of an international number there; only the plus where it is not known. */
export function callingCodeOf(country: string | null | undefined): string {
  const known: Readonly<Record<string, string>> = CALLING_CODES
  const code = country ? known[country.toUpperCase()] : undefined
  return code ? `+${code} ` : '+'
}
