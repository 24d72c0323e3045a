import type { CardView } from '../cards/card-view.ts'
import { el } from '../dom.ts'

/** A hand as it lies on the cloth: its cards, what they count, and how it ended. */
export class HandView {
  readonly element: HTMLElement
  readonly cards: CardView[] = []
  private readonly row = el('div', { class: 'row' })
  private readonly count = el('b', { class: 'count', 'aria-hidden': 'true' })
  private readonly result = el('b', { class: 'result', hidden: true })
  /** What lies before the hand. */
  readonly stake = el('div', { class: 'staked' })

  constructor(name: string) {
    this.element = el(
      'section',
      { class: 'hand', role: 'group', 'aria-label': name },
      el('div', { class: 'fan' }, this.row, this.count, this.result),
      this.stake
    )
  }

  /** Puts a card at the end of the row. */
  add(view: CardView): void {
    this.cards.push(view)
    this.row.append(el('span', { class: 'slot' }, view.element))
  }

  /** Takes the last card away, for a hand that is split. */
  takeLast(): CardView | undefined {
    const view = this.cards.pop()
    view?.element.parentElement?.remove()
    return view
  }

  clear(): void {
    this.cards.length = 0
    this.row.replaceChildren()
    this.stake.replaceChildren()
    this.setCount('')
    this.setResult('', '')
  }

  setCount(text: string): void {
    this.count.textContent = text
  }

  /** What the hand is called to those who listen, with what it counts. */
  setName(name: string): void {
    this.element.setAttribute('aria-label', name)
  }

  setActive(isActive: boolean): void {
    this.element.toggleAttribute('data-active', isActive)
  }

  /** Says how the hand ended; `kind` gives it its look. */
  setResult(text: string, kind: string): void {
    this.result.textContent = text
    this.result.hidden = text === ''
    this.element.dataset['result'] = kind
  }
}
