import type { CurrencyCode } from '#config/currencies.ts'
import { el } from '../dom.ts'
import { majorOf, type Words } from '../words.ts'

/** Colours repeat after so many kinds of chips. */
const COLOURS = 6

/** What stands on a chip: as few signs as the amount allows. */
export function chipText(minor: bigint, currency: CurrencyCode, words: Words): string {
  return words.short(majorOf(minor, currency))
}

/** A chip as it lies on a table; its colour is that of the largest chip that it is worth. */
export function chip(
  minor: bigint,
  chips: readonly bigint[],
  currency: CurrencyCode,
  words: Words
): HTMLElement {
  const rank = Math.max(
    0,
    chips.findLastIndex(one => one <= minor)
  )
  const face = el('b', { class: 'chip', 'aria-hidden': 'true' })
  // As a picture: what lies on a spot is told by the spot's own name.
  face.dataset['text'] = chipText(minor, currency, words)
  face.dataset['colour'] = String(rank % COLOURS)
  return face
}

/** The chip that a player begins with: a small one, yet not the smallest. */
export const firstChip = (chips: readonly bigint[]): bigint => chips[3] ?? chips[0] ?? 0n

/** The chips to choose from, as one choice: a tab stop, and arrows from chip to chip. */
export class ChipRack {
  readonly element: HTMLElement
  /** The chip in hand, in minor units. */
  chosen = 0n
  chips: readonly bigint[] = []
  private readonly words: Words
  private readonly onChange: () => void

  constructor(words: Words, onChange: () => void = () => {}) {
    this.words = words
    this.onChange = onChange
    this.element = el('div', {
      class: 'rack',
      role: 'radiogroup',
      'aria-label': words.text('table.chooseChip'),
      keydown: event => {
        if (event instanceof KeyboardEvent) this.key(event)
      }
    })
  }

  /** Lays out chips of a currency, the smallest first, and takes one into the hand. */
  offer(chips: readonly bigint[], currency: CurrencyCode, first: bigint): void {
    this.chips = chips
    this.element.replaceChildren(
      ...chips.map(minor =>
        el(
          'button',
          {
            type: 'button',
            role: 'radio',
            'aria-label': this.words.text('table.chipOf', {
              amount: this.words.money(minor, currency)
            }),
            click: () => this.choose(minor)
          },
          chip(minor, chips, currency, this.words)
        )
      )
    )
    this.choose(first)
  }

  choose(minor: bigint): void {
    this.chosen = minor
    for (const [index, button] of [...this.element.children].entries()) {
      const isChosen = this.chips[index] === minor
      button.setAttribute('aria-checked', String(isChosen))
      button.setAttribute('tabindex', isChosen ? '0' : '-1')
      if (isChosen) this.bringIntoSight(button)
    }
    this.onChange()
  }

  /** Moves the row alone: nothing else on the page may move for it. */
  private bringIntoSight(button: Element): void {
    const row = this.element.getBoundingClientRect()
    const own = button.getBoundingClientRect()
    this.element.scrollLeft += own.left + own.width / 2 - (row.left + row.width / 2)
  }

  private key(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const next = this.chips[this.chips.indexOf(this.chosen) + by]
    if (next === undefined) return
    this.choose(next)
    const button = this.element.children[this.chips.indexOf(next)]
    if (button instanceof HTMLElement) button.focus({ preventScroll: true })
  }
}
