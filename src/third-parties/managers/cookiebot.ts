import type { ManagerAdapter } from './adapter.ts'
import { callGlobal, fieldOf, globalOf, namesOfTrue } from './globals.ts'

const CATEGORIES = {
  preferences: 'preferences',
  statistics: 'analytics',
  marketing: 'marketing'
} as const

/** Cookiebot, by its developer documentation (cookiebot.com/en/developer). */
export const cookiebot: ManagerAdapter = {
  attributes: (id, language) => ({ id: 'Cookiebot', 'data-cbid': id, 'data-culture': language }),
  events: ['CookiebotOnConsentReady', 'CookiebotOnAccept', 'CookiebotOnDecline'],
  isThere: () => fieldOf(globalOf('Cookiebot'), 'consent') !== undefined,
  agreed() {
    const given = globalOf('Cookiebot')
    if (fieldOf(given, 'hasResponse') !== true) return undefined
    return namesOfTrue(fieldOf(given, 'consent'), Object.keys(CATEGORIES))
  },
  categories: CATEGORIES,
  open: () => callGlobal('Cookiebot', 'renew')
}
