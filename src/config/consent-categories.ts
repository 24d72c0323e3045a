/** What a person may agree to, each for itself; the first needs no asking (specification, section 4). */
export const CONSENT_CATEGORIES = [
  'necessary',
  'preferences',
  'analytics',
  'marketing',
  'uncategorized'
] as const

export type ConsentCategory = (typeof CONSENT_CATEGORIES)[number]

/** Those that nothing is done in before it was agreed to. */
export const ASKED_CATEGORIES = CONSENT_CATEGORIES.filter(
  (category): category is Exclude<ConsentCategory, 'necessary'> => category !== 'necessary'
)
