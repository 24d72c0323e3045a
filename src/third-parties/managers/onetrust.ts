import type { ManagerAdapter } from './adapter.ts'
import { callGlobal, fieldOf, globalOf } from './globals.ts'

/** OneTrust, by its developer documentation (developer.onetrust.com), with its own group names. */
export const oneTrust: ManagerAdapter = {
  attributes: id => ({
    charset: 'UTF-8',
    'data-document-language': 'true',
    'data-domain-script': id
  }),
  events: ['OneTrustGroupsUpdated', 'OTConsentApplied'],
  isThere: () => fieldOf(globalOf('OneTrust'), 'IsAlertBoxClosed') !== undefined,
  agreed() {
    // Groups that are active before an answer are those of a region, and nobody's wish.
    if (callGlobal('OneTrust', 'IsAlertBoxClosed') !== true) return undefined
    const groups = globalOf('OnetrustActiveGroups')
    if (typeof groups !== 'string') throw new TypeError('OnetrustActiveGroups is no text')
    return groups.split(',')
  },
  categories: { C0002: 'analytics', C0003: 'preferences', C0004: 'marketing' },
  open: () => callGlobal('OneTrust', 'ToggleInfoDisplay')
}
