import { followDraw } from './draws/follow.ts'

const followed = new WeakSet<Element>()

/** Lets the draws of an element count down, as long as somebody is there to see it. */
export function touch(element: Element): void {
  if (followed.has(element)) return
  followed.add(element)
  for (const card of element.querySelectorAll<HTMLElement>('[data-source]')) followDraw(card)
}
