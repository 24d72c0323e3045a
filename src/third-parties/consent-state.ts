import { CONSENT_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<ConsentCategory> }

const CHANGED = 'lobby:consent'

/** What the visitor has agreed to; unanswered where nothing can be kept. */
export function readConsent(): Consent {
  try {
    const text = sessionStorage.getItem('consent')
    if (text === null) return { status: 'unanswered' }
    const said = text.split(' ')
    return {
      status: 'answered',
      categories: new Set(CONSENT_CATEGORIES.filter(category => said.includes(category)))
    }
  } catch {
    return { status: 'unanswered' }
  }
}

/** Calls at each change of the answer, until what it returns is called. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener(CHANGED, listener)
  return () => document.removeEventListener(CHANGED, listener)
}
