/**
 * Twenty-three signs of which no two look alike, and no vowel, so that no word comes of them. The
 * number is a prime: any wrong sign, and any two that changed places, are found out.
 */
const SIGNS = '23456789CDFHJKMNPQRTWXY'
const LENGTH = 8

/** How many codes there are. */
export const BOOKING_CODES = SIGNS.length ** (LENGTH - 1)

/** What people write for a sign that looks like it. */
const TYPED: Readonly<Record<string, string>> = { B: '8', G: '6', S: '5', Z: '2' }

/** The sum of the signs, each times its place from the end. */
const sumOf = (code: string) =>
  [...code].reduce((sum, sign, index) => sum + SIGNS.indexOf(sign) * (LENGTH - index), 0) %
  SIGNS.length

/** The code of a whole number from 0 to `BOOKING_CODES` - 1; whoever wants secret ones draws it. */
export function bookingCode(number: number): string {
  let code = ''
  for (let rest = number; code.length < LENGTH - 1; rest = Math.floor(rest / SIGNS.length))
    code = SIGNS.charAt(rest % SIGNS.length) + code
  return code + SIGNS.charAt((SIGNS.length - sumOf(code)) % SIGNS.length)
}

/** A code as a person types it, in groups or small letters, without its spaces; null for what is none. */
export function readBookingCode(typed: string): string | null {
  const code = [...typed.toUpperCase().replace(/[\s-]/g, '')]
    .map(sign => TYPED[sign] ?? sign)
    .join('')
  const isCode = code.length === LENGTH && [...code].every(sign => SIGNS.includes(sign))
  return isCode && sumOf(code) === 0 ? code : null
}
