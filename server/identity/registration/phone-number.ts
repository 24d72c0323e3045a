import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max'

/** What no person answers, or what costs whoever calls. */
const REFUSED: readonly (string | undefined)[] = [
  'PAGER',
  'PREMIUM_RATE',
  'SHARED_COST',
  'TOLL_FREE',
  'UAN',
  'VOICEMAIL'
]

const LONGEST = 40

/** A number in E.164, written nationally or not; undefined for one that can not exist. */
export function readPhoneNumber(given: string, country: string): string | undefined {
  const text = given.normalize('NFKC').trim()
  if (text.length > LONGEST || /[^\d\s+().\-/]/.test(text)) return undefined
  const home = isSupportedCountry(country) ? { defaultCountry: country } : {}
  const number = parsePhoneNumberFromString(text, { ...home, extract: false })
  return number?.isValid() && !REFUSED.includes(number.getType()) ? number.number : undefined
}
