import type { ManagerAdapter } from './adapter.ts'
import { callGlobal, fieldOf, globalOf } from './globals.ts'

const CATEGORIES = {
  cookie_cat_functional: 'preferences',
  cookie_cat_statistic: 'analytics',
  cookie_cat_marketing: 'marketing',
  cookie_cat_unclassified: 'uncategorized'
} as const

/**
 * Cookie Information, by its support pages: it knows a site by its domain, so the id says nothing
 * to it, and it tells of an answer, given now or earlier, by its event alone.
 */
export const cookieInformation: ManagerAdapter = {
  attributes: (_id, language) => ({
    id: 'CookieConsent',
    'data-culture': language.toUpperCase()
  }),
  events: ['CookieInformationConsentGiven'],
  isThere: () => fieldOf(globalOf('CookieInformation'), 'getConsentGivenFor') !== undefined,
  agreed: hasTold =>
    hasTold
      ? Object.keys(CATEGORIES).filter(
          name => callGlobal('CookieInformation', 'getConsentGivenFor', name) === true
        )
      : undefined,
  categories: CATEGORIES,
  open: () => callGlobal('CookieConsent', 'renew')
}
