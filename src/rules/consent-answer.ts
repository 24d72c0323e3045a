import type { ConsentCategory } from '#config/consent-categories.ts'

/** The name of the answer: a cookie of the house's own manager, and an entry of `sessionStorage`. */
export const CONSENT_KEY = 'consent'

/** Counts what is asked. With another number an answer that was given before is none, and everybody is asked anew. */
export const CONSENT_VERSION = 1

/** How long an answer is remembered. */
export const CONSENT_DAYS = 180

/**
 * Stands behind the names where a script waits for preferences alone. The head of a page looks for a
 * `t`, which the names of all other categories that start something have.
 */
export const STARTS = 'starts'

const NAMES = /necessary|preferences|analytics|marketing|uncategorized/g
/** In the cookie the version (a test holds it to the one above) and the number of the answer stand before it. */
const ANSWER = /^(1\.[\da-f-]+\.)?necessary/

/** What a kept answer allows; undefined where there is none, or one to another question. */
export const answerIn = (text = ''): ReadonlySet<ConsentCategory> | undefined =>
  // Nothing but those names is found.
  ANSWER.test(text) ? new Set(text.match(NAMES) as readonly ConsentCategory[] | null) : undefined

/** What holds by the cookies of the page, which all tabs share, else by what this tab has kept. */
export const heldAnswer = (
  cookies: string,
  kept: string | null | undefined
): ReadonlySet<ConsentCategory> | undefined =>
  answerIn(/(?:^|; )consent=([^;]*)/.exec(cookies)?.[1]) ?? answerIn(kept ?? undefined)

/** What the cookie holds. */
export const cookieValue = (id: string, words: readonly string[]): string =>
  `${CONSENT_VERSION}.${id}.${words.join('_')}`

/** The number of the answer that the cookies of a page hold. */
export const heldNumber = (cookies: string): string | undefined =>
  /(?:^|; )consent=1\.([\da-f-]{36})/.exec(cookies)?.[1]
