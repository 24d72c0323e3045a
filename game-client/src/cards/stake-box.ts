import './stake-box.css'

import type { CurrencyCode } from '#config/currencies.ts'
import { el } from '../dom.ts'
import { chip } from '../table/chips.ts'
import type { Words } from '../words.ts'
import { inChips } from './in-chips.ts'

const MOST_SHOWN = 5

/** The stake of the next round: chips to add, and the stack that they make. */
export class StakeBox {
  /** The chips to take from. */
  readonly rack: HTMLElement
  /** Where the stake lies. */
  readonly spot: HTMLElement
  chips: readonly bigint[] = []
  private currency: CurrencyCode = 'EUR'
  private most = 0n
  private stake = 0n
  private readonly words: Words
  private readonly onChange: (added: boolean) => void

  constructor(words: Words, onChange: (added: boolean) => void) {
    this.words = words
    this.onChange = onChange
    this.rack = el('div', {
      class: 'purse',
      role: 'group',
      'aria-label': words.text('table.chooseChip'),
      keydown: event => {
        if (event instanceof KeyboardEvent) this.walk(event)
      }
    })
    this.spot = el('div', { class: 'spot' })
  }

  get amount(): bigint {
    return this.stake
  }

  /** Lays out the chips of a table; no stake gets higher than its most. */
  offer(chips: readonly bigint[], currency: CurrencyCode, most: bigint): void {
    this.chips = chips
    this.currency = currency
    this.most = most
    this.rack.replaceChildren(
      ...chips.map(minor =>
        el(
          'button',
          {
            type: 'button',
            'aria-label': this.words.text('table.addChip', {
              amount: this.words.money(minor, currency)
            }),
            click: () => this.set(this.stake + minor, true)
          },
          chip(minor, chips, currency, this.words)
        )
      )
    )
    this.set(this.stake)
  }

  /** Sets the stake; more than the most is cut to it. */
  set(amount: bigint, isAdded = false): void {
    this.stake = amount > this.most ? this.most : amount
    const { words, currency, chips, stake } = this
    const stack = inChips(stake, chips).slice(0, MOST_SHOWN).toReversed()
    this.spot.replaceChildren(
      el('span', { class: 'stack' }, ...stack.map(one => chip(one, chips, currency, words))),
      el(
        'span',
        { class: 'sum' },
        stake === 0n ? words.text('table.placeBet') : words.money(stake, currency)
      )
    )
    for (const [index, button] of [...this.rack.children].entries())
      button.toggleAttribute('disabled', stake + (chips[index] ?? 0n) > this.most)
    this.onChange(isAdded)
  }

  /** Goes from chip to chip by arrow keys. */
  private walk(event: KeyboardEvent): void {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    const buttons = [...this.rack.children]
    const { activeElement } = document
    if (by === undefined || !activeElement) return
    const next = buttons[buttons.indexOf(activeElement) + by]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }

  setOpen(isOpen: boolean): void {
    this.rack.toggleAttribute('data-closed', !isOpen)
    this.rack.inert = !isOpen
  }
}
