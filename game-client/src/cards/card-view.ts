import type { ShownCard } from '#contract/wire/table-play.ts'
import { el } from '../dom.ts'
import type { Loop } from '../loop.ts'
import { back } from './back.ts'
import { face, parts } from './face.ts'

/** What a card is called to those who listen; null lies face down. */
export type CardName = (card: ShownCard) => string

const FLIP_MS = 320

/** A card on the table: it lies face up or down and can be turned. */
export class CardView {
  readonly element: HTMLElement
  /** What lies there now; null while it is face down. */
  card: ShownCard = null
  private readonly sides = el('span', { class: 'sides' })
  private readonly front = el('span', { class: 'front' })
  private readonly name: CardName

  constructor(name: CardName, card: ShownCard) {
    this.name = name
    this.element = el('span', { class: 'card', role: 'img' }, this.sides)
    this.sides.append(this.front, el('span', { class: 'back' }, back()))
    this.show(card)
  }

  /** Shows a card at once, or its back. */
  show(card: ShownCard): void {
    this.card = card
    this.element.setAttribute('aria-label', this.name(card))
    if (card === null) delete this.element.dataset['suit']
    else {
      this.element.dataset['suit'] = parts(card).suit
      this.front.replaceChildren(face(card))
    }
    this.lean(card === null ? 1 : 0)
  }

  /** How far the back is turned to the player: 1 is all of it. */
  lean(part: number): void {
    this.sides.style.transform = part === 0 ? '' : `rotateY(${part * 180}deg)`
  }

  /** Turns the card over. */
  async turn(loop: Loop, card: ShownCard): Promise<void> {
    const wasDown = !this.element.dataset['suit']
    if (card !== null) this.show(card)
    if (wasDown === (card === null)) return
    await loop.tween(FLIP_MS, part => this.lean(card === null ? part : 1 - part))
    this.show(card)
  }
}
