import { touchList } from '#islands/browse/touch-list.ts'
import { freshen } from './feed/freshen.ts'

/** Loads the games of a list at the first touch of its filters, or of the way to more of them. */
export function touch(control: Element, event: Event): void {
  touchList(control, event)
  freshen()
  // Cards that come later want their figures too.
  control.closest('[data-browse]')?.addEventListener('cardsdrawn', freshen)
}
