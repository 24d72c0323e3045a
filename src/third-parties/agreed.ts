import type { ConsentCategory } from '#config/consent-categories.ts'
import { readConsent } from './consent-state.ts'

/** Whether something of the category may be done now; before an answer only what is necessary. */
export function isAgreed(category: ConsentCategory): boolean {
  if (category === 'necessary') return true
  const consent = readConsent()
  return consent.status === 'answered' && consent.categories.has(category)
}
