import { atom, readonlyType } from 'nanostores'

import type { ConsentCategory } from '#config/consent-categories.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

export type Consent =
  | { readonly status: 'unanswered' }
  | { readonly status: 'answered'; readonly categories: ReadonlySet<string> }

const NAMES = /necessary|preferences|analytics|marketing|uncategorized/g

/**
 * What is allowed by the answer of any tab, else by what this one has kept for its session. It reads
 * as `#rules/consent-answer.ts` does, and a test holds it to that: a module that both loaded would
 * have every visitor load the shell of a session along with it.
 */
function allowed(): ReadonlySet<string> | undefined {
  const { cookies, session } = environment()
  const answer = [cookies, session]
    .map(kept => kept.get('consent') ?? '')
    .find(text => /^(1\.[\da-f-]+\.)?necessary/.test(text))
  return answer === undefined ? undefined : new Set(answer.match(NAMES))
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
