import { colourOf } from '#engine/roulette/spots.ts'
import { el } from '../dom.ts'
import type { Words } from '../words.ts'

const SHOWN = 14

/** The numbers that fell in this visit, the latest first. */
export class LastNumbers {
  readonly element: HTMLOListElement

  constructor(words: Words) {
    this.element = el('ol', { class: 'last', 'aria-label': words.text('roulette.last') })
  }

  add(number: number): void {
    const item = el('li', {}, String(number))
    item.dataset['colour'] = colourOf(number)
    this.element.prepend(item)
    this.element.children[SHOWN]?.remove()
  }
}
