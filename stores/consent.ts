import { atom, readonlyType } from 'nanostores'

import type { ConsentCategory } from '#config/consent-categories.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<string> }

const ANSWER = /^(?:1\.[\da-f-]+\.)?(necessary.*)/

/**
 * What is allowed by the answer of any tab, else by what this one has kept for its session. It reads
 * as `#rules/consent-answer.ts` does, and a test holds it to that: a module that both loaded would
 * have every visitor load the shell of a session along with it.
 */
function allowed(): ReadonlySet<string> | undefined {
  const { cookies, session } = environment()
  const names = [cookies, session]
    .map(kept => ANSWER.exec(kept.get('consent') ?? '')?.[1])
    .find(Boolean)
  return names ? new Set(names.split(/[ _]/)) : undefined
}

const UNANSWERED: Consent = { status: 'unanswered' }

const $state = atom<Consent>(UNANSWERED)

export const $consent = readonlyType($state)

onVisit($state, () => {
  const read = () => {
    const categories = allowed()
    $state.set(categories ? { status: 'answered', categories } : UNANSWERED)
  }
  read()
  return environment().page.onConsent(read)
})

/** Whether something of the category may be done now; before an answer nothing that is asked for. */
export const consentsTo = (category: Exclude<ConsentCategory, 'necessary'>): boolean =>
  allowed()?.has(category) === true
