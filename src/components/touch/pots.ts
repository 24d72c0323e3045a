import { followPots } from './pots/follow.ts'

const followed = new WeakSet<Element>()

/** Shows what the pots of an element hold, as long as somebody can see it. */
export function touch(element: Element): void {
  if (followed.has(element) || !(element instanceof HTMLElement)) return
  followed.add(element)
  followPots(element)
}
