import { CONSENT_CATEGORIES, type ConsentCategory } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'
import {
  answerIn,
  CONSENT_DAYS,
  CONSENT_KEY,
  CONSENT_VERSION,
  cookieValue,
  heldNumber,
  STARTS
} from '#rules/consent-answer.ts'
import { tellProof } from './consent-proof.ts'
import { CONSENT_EVENT, readConsent } from './consent-state.ts'
import { removeCookie, writeCookie } from './cookies.ts'
import { forgetUnconsented } from './forget.ts'
import { keep } from './storage.ts'

const DAY = 86_400
/** A script that is on its way out may write its cookies once more. */
const AFTERWARDS = 2000

/** The channel that tabs tell each other answers on; the head of every page listens to it. */
export const CONSENT_CHANNEL = 'consent'

/** What the answer is given to: the list that the house tells of, where it tells of any. */
type Parties = Pick<ThirdParties, 'scripts'> | undefined

const ordered = (categories: readonly ConsentCategory[]) =>
  CONSENT_CATEGORIES.filter(name => name === 'necessary' || categories.includes(name))

/** A tab hears what it has told the others, too. */
let taken: string | undefined

function forgetNow(): void {
  const consent = readConsent()
  if (consent.status === 'answered') forgetUnconsented(consent.categories)
}

/** Makes an answer hold in this tab: it is kept, what it does not allow goes, and who listens is told. */
export function takeAnswer(text: string): void {
  const allowed = answerIn(text)
  if (!allowed || text === taken) return
  taken = text
  keep('session', CONSENT_KEY, text)
  forgetUnconsented(allowed)
  setTimeout(forgetNow, AFTERWARDS)
  document.dispatchEvent(new Event(CONSENT_EVENT))
}

/** The words of an answer as they are kept. */
const wordsOf = (categories: readonly ConsentCategory[], parties: Parties): readonly string[] =>
  parties?.scripts.some(
    ({ category }) => category === 'preferences' && categories.includes(category)
  )
    ? [...categories, STARTS]
    : categories

/** The same in every tab. */
function spread(words: readonly string[]): void {
  const text = words.join(' ')
  takeAnswer(text)
  const channel = new BroadcastChannel(CONSENT_CHANNEL)
  channel.postMessage(text)
  channel.close()
}

/** Takes what a person has answered to the house itself, and remembers it for the sessions to come. */
export function answerConsent(
  chosen: readonly ConsentCategory[],
  locale: string,
  parties: Parties
): void {
  const categories = ordered(chosen)
  const words = wordsOf(categories, parties)
  const id = crypto.randomUUID()
  const replaces = heldNumber(document.cookie)
  writeCookie(CONSENT_KEY, cookieValue(id, words), CONSENT_DAYS * DAY)
  spread(words)
  tellProof({ id, replaces, categories, version: CONSENT_VERSION, locale })
}

/** Takes what another manager has been answered, or a country's law; they remember it themselves. */
export function adoptConsent(chosen: readonly ConsentCategory[], parties: Parties): void {
  removeCookie(CONSENT_KEY)
  spread(wordsOf(ordered(chosen), parties))
}
