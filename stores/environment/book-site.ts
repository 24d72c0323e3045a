import { type OutsideSite, readOutsideSite } from '#contract/wire/outside-book.ts'
import { CONSENT_KEY, heldAnswer } from '#rules/consent-answer.ts'
import { browserCookies } from './devices/cookies.ts'

/* What the frame of an outside book wants from the world of a visitor, apart from all that a session loads. */

const COOKIE = 'sportsCoupon'
const KEPT_FOR = 30 * 86_400

let asked: Promise<OutsideSite | null> | undefined

/** Where the frame is; null where there is none. */
export function bookSite(): Promise<OutsideSite | null> {
  asked ??= fetch('/config.json')
    .then(response => response.json())
    .then(readOutsideSite)
    .catch(error => {
      asked = undefined
      throw error
    })
  return asked
}

function keptAnswer(): string | null {
  try {
    return sessionStorage.getItem(CONSENT_KEY)
  } catch {
    // A browser that keeps nothing has no answer either.
    return null
  }
}

/**
 * Keeps what was picked in an outside book, so that it is there after signing in: for thirty days
 * where preferences may be kept, else until the browser is closed. Empty is nothing.
 */
export function keepCoupon(coupon: string): void {
  const cookies = browserCookies(document, location.hostname)
  const isLong = heldAnswer(document.cookie, keptAnswer())?.has('preferences')
  if (coupon === '') cookies.remove(COOKIE)
  else cookies.set(COOKIE, coupon, isLong ? { maxAge: KEPT_FOR } : {})
}
