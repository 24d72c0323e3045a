import { sportsCoupon } from '#contract/wire/cookie.ts'
import { consentsTo } from '../consent.ts'
import { environment } from '../environment/index.ts'

const COOKIE = 'sportsCoupon'
const KEPT_FOR = 30 * 86_400

/**
 * Keeps what was picked in an outside book, so that it is there after signing in: for thirty days
 * where preferences may be kept, else until the browser is closed.
 */
export function keepOutsideCoupon(coupon: string): void {
  const { cookies } = environment()
  if (coupon === '') cookies.remove(COOKIE)
  else if (sportsCoupon.read(coupon) !== null)
    cookies.set(COOKIE, coupon, consentsTo('preferences') ? { maxAge: KEPT_FOR } : {})
}

/** What was picked; empty for nothing. */
export const outsideCoupon = (): string =>
  sportsCoupon.read(environment().cookies.get(COOKIE) ?? '') ?? ''
