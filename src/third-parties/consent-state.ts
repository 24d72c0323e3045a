import type { ConsentCategory } from '#config/consent-categories.ts'
import { CONSENT_KEY, heldAnswer } from '#rules/consent-answer.ts'
import { storageOf } from './storage.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<ConsentCategory> }

/** Told on `document` once an answer is given, changed or taken back, in this tab or another one. */
export const CONSENT_EVENT = 'lobby:consent'

/** The answer that holds: the house's own of any tab, else the one that this tab has kept. */
export function readConsent(): Consent {
  const categories = heldAnswer(document.cookie, storageOf('session')?.getItem(CONSENT_KEY))
  return categories ? { status: 'answered', categories } : { status: 'unanswered' }
}

/** Calls back at every change of the answer; what it returns calls that off. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(CONSENT_EVENT, listener)
  return () => document.removeEventListener(CONSENT_EVENT, listener)
}
