import { ORDER } from '#engine/wheel/wheel.ts'
import { el } from '../dom.ts'
import type { Words } from '../words.ts'
import { fieldName } from './fields.ts'
import { factorOf } from './wheel-picture.ts'

/** Where the wheel stopped before, the latest first. */
export class Results {
  readonly element: HTMLOListElement
  private readonly words: Words

  constructor(words: Words) {
    this.words = words
    this.element = el('ol', { class: 'results', 'aria-label': words.text('wheel.results') })
  }

  tell(segments: readonly number[]): void {
    this.element.replaceChildren(
      ...segments.flatMap(segment => {
        const id = ORDER[segment]
        if (!id) return []
        const item = el(
          'li',
          {},
          el('span', { class: 'vh' }, fieldName(id, this.words)),
          el('span', { 'aria-hidden': 'true' }, String(factorOf(id)))
        )
        item.dataset['field'] = id
        return [item]
      })
    )
  }
}
