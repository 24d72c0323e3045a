import { CONSENT_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<ConsentCategory> }

/** What the visitor has agreed to in this session. */
export function readConsent(): Consent {
  let text: string | null = null
  try {
    text = sessionStorage.getItem('consent')
  } catch {
    // Storage that is switched off holds no answer.
  }
  if (text === null) return { status: 'unanswered' }
  const words = text.split(' ')
  return {
    status: 'answered',
    categories: new Set(CONSENT_CATEGORIES.filter(category => words.includes(category)))
  }
}

/** Calls back when the answer has changed; what it returns ends that. */
export function onConsent(listener: () => void): () => void {
  document.addEventListener('lobby:consent', listener)
  return () => document.removeEventListener('lobby:consent', listener)
}
