import { CONSENT_CATEGORIES } from '#config/consent-categories.ts'
import type { ThirdParties } from '#config/third-parties.ts'
import { CONSENT_PATH } from '#contract/wire/consent.ts'
import { THIRD_PARTIES_PATH } from '#contract/wire/third-parties-path.ts'
import type { LateNamespace } from '#messages/late.ts'
import { adoptConsent, answerConsent, takeAnswer } from '../../third-parties/answer-consent.ts'
import { tellProofsAgain } from '../../third-parties/consent-proof.ts'
import { readConsent } from '../../third-parties/consent-state.ts'
import { forgetUnconsented, holdsBrought } from '../../third-parties/forget.ts'
import { askedCategories } from './consent/asked-categories.ts'
import { askForConsent, type Words } from './consent/dialog.ts'

const NAMESPACE: LateNamespace = 'consent'
const LINK = 'a[data-touch=consent]'

/** A browser that keeps nothing is asked once a page, and not after every answer. */
let hasAsked = false

/** What the house says of itself, or undefined where it can not be asked. */
async function told<T>(path: string): Promise<T | undefined> {
  try {
    const answer = await fetch(path)
    // The house's own wire, in the form that its contract names.
    return answer.ok ? ((await answer.json()) as T) : undefined
  } catch {
    return undefined
  }
}

/** Another manager comes by the same door as this module: by an element that was touched. */
function handOver({ href }: HTMLAnchorElement, parties: ThirdParties, isWanted: boolean): void {
  const seat = document.createElement('a')
  seat.href = href
  seat.dataset['touch'] = 'manager'
  if (isWanted) seat.dataset['wanted'] = ''
  seat.addEventListener('answer', event => {
    if (event instanceof CustomEvent) adoptConsent(event.detail, parties)
  })
  document.body.append(seat)
  seat.dispatchEvent(new Event('seen', { bubbles: true }))
  seat.remove()
}

/** Brings up whoever asks for consent; who came by the link wants to be asked. */
async function ask(link: HTMLAnchorElement, isWanted: boolean): Promise<void> {
  const [, locale = ''] = link.pathname.split('/')
  const isToAsk = isWanted || readConsent().status !== 'answered'
  // Before it is known whether somebody else asks: on a slow line each wait is half a second.
  const coming = isToAsk ? told<Words>(`/texts/${locale}/${NAMESPACE}.json`) : undefined
  const parties = await told<ThirdParties>(THIRD_PARTIES_PATH)
  if (parties?.consentManager) return handOver(link, parties, isWanted)
  const mayBeAutomatic = !isWanted && link.dataset['automatic'] !== undefined
  if (mayBeAutomatic && (await told<{ automatic: boolean }>(CONSENT_PATH))?.automatic)
    return adoptConsent(CONSENT_CATEGORIES, parties)
  if (!isWanted && readConsent().status === 'answered') return
  const words = await coming
  if (!words) throw new Error('No words')
  askForConsent({
    words,
    link,
    isWanted,
    categories: askedCategories(parties, holdsBrought),
    answer: chosen => answerConsent(chosen, locale, parties)
  })
}

const opens = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)

const open = (link: HTMLAnchorElement) => ask(link, true).catch(() => location.assign(link.href))

/**
 * Comes once nobody has answered yet or the house has not heard of it, by a touch of the link, and
 * with the word of another tab that there was an answer.
 */
export function touch(element: Element, event: Event): void {
  if (event instanceof MessageEvent) {
    takeAnswer(String(event.data))
    return
  }
  if (element instanceof HTMLAnchorElement) {
    element.addEventListener('click', click => {
      if (click.defaultPrevented || !opens(click)) return
      click.preventDefault()
      void open(element)
    })
    if (event.type === 'click') void open(element)
    return
  }
  if (hasAsked) return
  hasAsked = true
  tellProofsAgain()
  if (readConsent().status === 'answered') return
  // What an answer allowed that has run out since is allowed no more.
  forgetUnconsented()
  const link = document.querySelector<HTMLAnchorElement>(LINK)
  // The words come anew with the next page.
  if (link) ask(link, false).catch(() => {})
}
