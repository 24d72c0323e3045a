import { el } from '../dom.ts'
import type { TextKey, Words } from '../words.ts'

const MOVES = ['insure', 'decline', 'hit', 'stand', 'double', 'split'] as const

export type Move = (typeof MOVES)[number]

export const isMove = (text: string | null): text is Move => MOVES.some(move => move === text)

export const moveKey = (move: Move): TextKey => `blackjack.${move}`

/** A switch for basic strategy, and what it says of the hand; off until it is wanted. */
export class Hints {
  readonly element: HTMLElement
  isOn = false
  private advice: Move | null = null
  private readonly words: Words
  private readonly toggle: HTMLButtonElement
  private readonly said = el('p', { class: 'advice', 'aria-live': 'polite' })
  private readonly onChange: (advised: Move | null) => void

  constructor(words: Words, onChange: (advised: Move | null) => void) {
    this.words = words
    this.onChange = onChange
    this.toggle = el(
      'button',
      {
        type: 'button',
        class: 'switch',
        role: 'switch',
        'aria-checked': 'false',
        click: () => this.turn()
      },
      el('i', {}),
      words.text('blackjack.helper')
    )
    this.element = el('div', { class: 'hints' }, this.toggle, this.said)
  }

  private turn(): void {
    this.isOn = !this.isOn
    this.toggle.setAttribute('aria-checked', String(this.isOn))
    this.show()
  }

  /** What basic strategy says now; null when nobody asks. */
  advise(move: Move | null): void {
    this.advice = move
    this.show()
  }

  private show(): void {
    const move = this.isOn ? this.advice : null
    this.said.textContent = move
      ? this.words.text('blackjack.advised', { move: this.words.text(moveKey(move)) })
      : ''
    this.onChange(move)
  }
}
