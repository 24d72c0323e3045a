import { atom, readonlyType } from 'nanostores'

import { CONSENT_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<ConsentCategory> }

const KEY = 'consent'

const isCategory = (value: unknown): value is ConsentCategory =>
  CONSENT_CATEGORIES.some(category => category === value)

function storedConsent(): Consent {
  const text = environment().session.get(KEY)
  if (text === undefined) return { status: 'unanswered' }
  return { status: 'answered', categories: new Set(text.split(' ').filter(isCategory)) }
}

const $state = atom<Consent>({ status: 'unanswered' })

export const $consent = readonlyType($state)

onVisit($state, () => {
  $state.set(storedConsent())
  return undefined
})

/** Holds for the browser session; what is necessary needs no answer. */
export function answerConsent(categories: readonly ConsentCategory[]): void {
  const chosen = new Set<ConsentCategory>(['necessary', ...categories])
  environment().session.set(KEY, [...chosen].join(' '))
  $state.set({ status: 'answered', categories: chosen })
}

/** Whether something of the category may be done now; before an answer only what is necessary. */
export function consentsTo(category: ConsentCategory): boolean {
  if (category === 'necessary') return true
  const consent = storedConsent()
  return consent.status === 'answered' && consent.categories.has(category)
}
