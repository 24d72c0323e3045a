import type { ManagerAdapter } from './adapter.ts'
import { callGlobal, fieldOf, globalOf } from './globals.ts'

/**
 * Usercentrics, version 3, by its documentation (usercentrics.com/docs/web). An account has the
 * categories essential, functional and marketing; one with the identifier `statistics` or
 * `analytics` has to be made for analytics to be agreed to.
 */
export const usercentrics: ManagerAdapter = {
  attributes: id => ({ id: 'usercentrics-cmp', 'data-settings-id': id }),
  events: ['UC_UI_INITIALIZED', 'UC_CONSENT'],
  isThere: () => fieldOf(globalOf('__ucCmp'), 'getConsentDetails') !== undefined,
  async agreed() {
    const details = await callGlobal('__ucCmp', 'getConsentDetails')
    // What is allowed without having been asked for is no answer.
    if (fieldOf(fieldOf(details, 'consent'), 'type') !== 'EXPLICIT') return undefined
    const categories = fieldOf(details, 'categories')
    if (typeof categories !== 'object' || categories === null)
      throw new TypeError('there are no categories')
    return Object.entries(categories).flatMap(([name, category]) =>
      fieldOf(category, 'state') === 'ALL_ACCEPTED' ? name : []
    )
  },
  categories: {
    functional: 'preferences',
    preferences: 'preferences',
    analytics: 'analytics',
    statistics: 'analytics',
    marketing: 'marketing'
  },
  open: () => callGlobal('__ucCmp', 'showSecondLayer')
}
