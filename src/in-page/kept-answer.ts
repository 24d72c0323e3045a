import { CONSENT_VERSION } from '#rules/consent-answer.ts'

const ANSWER = new RegExp(`(^|; )consent=(${CONSENT_VERSION}\\.[\\w-]+\\.n\\w+)`)

/** The answer to the question for consent as this browser or this visit keeps it; undefined without one. */
export function keptAnswer(): string | undefined {
  const [, , kept] = ANSWER.exec(document.cookie) ?? []
  if (kept) return kept
  try {
    return sessionStorage['consent']
  } catch {
    // A browser that lets nothing be kept has no answer.
    return undefined
  }
}
