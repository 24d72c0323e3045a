import { readAccessToken } from './access-token.ts'
import * as cookie from './cookie.ts'

const LONGEST = 4096

const DAY = 86_400

const jwt = (value: string): string | null => (readAccessToken(value) === null ? null : value)

const opaque = (value: string): string | null =>
  /^[\x21-\x7e]{8,4096}$/.test(value) && value !== 'undefined' ? value : null

/** Every cookie of the site: what makes its value, and how many seconds it lasts. */
export const COOKIES = {
  accessToken: { read: jwt },
  refreshToken: { read: opaque },
  keycloakAccessToken: { read: jwt },
  gameInit: cookie.gameInit,
  sessionInfo: cookie.sessionInfo,
  /** What was picked on the slip of the sportsbook. */
  sportsCoupon: cookie.sportsCoupon,
  locale: {
    read: (value: string) => (/^[a-z]{2}(_[A-Z]{2})?$/.test(value) ? value : null),
    maxAge: 365 * DAY
  },
  welcomeShownAt: { read: cookie.gameInit.read },
  productMode: cookie.productMode,
  aff: cookie.aff,
  /** Marks the browser as internal traffic. */
  internalTrackingId: { read: cookie.name },
  skipOptionalPhoneNumberVerification: cookie.skipOptionalPhoneNumberVerification,
  userEmail: cookie.userEmail,
  /** False once the player has sent the running-out-of-funds prompt away. */
  displayWantToDepositDialog: {
    read: (value: string) => (value === 'true' ? true : value === 'false' ? false : null)
  }
} as const

export type CookieName = keyof typeof COOKIES

export const COOKIE_NAMES = Object.keys(COOKIES) as readonly CookieName[]

export type Cookies = {
  readonly [Name in CookieName]?: NonNullable<ReturnType<(typeof COOKIES)[Name]['read']>>
}

function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** The text of one cookie of a Cookie header or document.cookie; the first of its name counts. */
export function cookieText(header: string, wanted: string): string | null {
  const found = header.split(';').find(part => part.trimStart().startsWith(`${wanted}=`))
  const value = found?.slice(found.indexOf('=') + 1).trim()
  return value === undefined || value.length > LONGEST ? null : decoded(value)
}

/** Reads all that fit; one that does not is as if it were not there. */
export function readCookies(header: string): Cookies {
  const read = COOKIE_NAMES.flatMap(each => {
    const text = cookieText(header, each)
    const value = text === null ? null : COOKIES[each].read(text)
    return value === null ? [] : [[each, value]]
  })
  return Object.fromEntries(read)
}

const written = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : value instanceof Date
      ? value.toISOString()
      : JSON.stringify(value)

/** The name and value of a cookie as they stand before its attributes. */
export const cookiePair = <Name extends CookieName>(
  which: Name,
  value: NonNullable<Cookies[Name]>
): string => `${which}=${encodeURIComponent(written(value))}`
