import { touchList } from '#islands/browse/touch-list.ts'

/** Loads the games of a list at the first touch of its filters, or of the way to more of them. */
export function touch(control: Element, event: Event): void {
  touchList(control, event)
}
