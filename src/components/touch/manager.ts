import { readThirdParties, THIRD_PARTIES_PATH } from '#contract/wire/third-parties.ts'
import { type ConsentManager, managerOf } from '../../third-parties/managers/manager.ts'

let managing: Promise<ConsentManager | undefined> | undefined

async function start(seat: Element): Promise<ConsentManager | undefined> {
  const answer = await fetch(THIRD_PARTIES_PATH)
  const party = readThirdParties(await answer.json())?.consentManager
  if (!party) return undefined
  const manager = managerOf(party)
  manager.start(categories => seat.dispatchEvent(new CustomEvent('answer', { detail: categories })))
  return manager
}

/**
 * Starts the manager of consent that stands in the place of the house's own, opens it for who wants
 * that, and tells the element that it came by of every `answer`.
 */
export function touch(element: Element): void {
  managing ??= start(element)
  const isWanted = element instanceof HTMLElement && element.dataset['wanted'] !== undefined
  managing
    .then(async manager => {
      if (isWanted) await manager?.open()
    })
    .catch(() => {
      managing = undefined
      // Without its manager a choice of cookies is at least a page that says what is kept.
      if (isWanted && element instanceof HTMLAnchorElement) location.assign(element.href)
    })
}
