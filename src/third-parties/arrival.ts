import type { ASKED_CATEGORIES } from '#config/consent-categories.ts'
import { onConsent, readConsent } from './consent-state.ts'
import { writeCookie } from './cookies.ts'
import { keep, storageOf } from './storage.ts'

const UTM = 'utm'
const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const
const PARTNER = 'aff'
const PARTNER_LASTS = 7 * 86_400
const NAME = /^[\w.:-]{1,128}$/
/** What can be read, and is no book. */
const WORDS = /^\P{C}{1,256}$/u

/** The address that the document was asked for by, whatever stands in the bar since. */
function landed(): URLSearchParams {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href).searchParams
}

/** Only a refusal stands against it. */
function mayKeep(category: (typeof ASKED_CATEGORIES)[number]): boolean {
  const consent = readConsent()
  return consent.status === 'unanswered' || consent.categories.has(category)
}

function note(): void {
  const query = landed()
  const partner = query.get(PARTNER) ?? ''
  if (NAME.test(partner) && mayKeep('marketing')) writeCookie(PARTNER, partner, PARTNER_LASTS)
  const parts = UTM_PARTS.map(part => {
    const text = query.get(`utm_${part}`) ?? ''
    return [part, WORDS.test(text) ? text : null] as const
  })
  if (parts.some(([, text]) => text !== null) && mayKeep('analytics'))
    keep('session', UTM, JSON.stringify(Object.fromEntries(parts)))
}

/**
 * Keeps what the address told of how the visitor came here: at once, before anybody has answered, and
 * a later set in place of an earlier. `answer-consent.ts` takes it away with a refusal; a yes that is
 * given on the same page has it kept after all.
 */
export function noteArrival(): void {
  note()
  onConsent(note)
}

/** Where the visit came from, as it was kept; undefined where nothing is. */
export function arrival(): unknown {
  try {
    return JSON.parse(storageOf('session')?.getItem(UTM) ?? 'null')
  } catch {
    return undefined
  }
}
