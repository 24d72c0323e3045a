import type { CurrencyCode } from '#config/currencies.ts'
import { colourOf, SPOTS, type Spot } from '#engine/roulette/spots.ts'
import { el } from '../dom.ts'
import type { Bets } from '../table/book.ts'
import { chip } from '../table/chips.ts'
import type { Words } from '../words.ts'
import { next, type Place, placeOf, type Way } from './layout.ts'
import { nameOf, paysToOne } from './names.ts'

interface Cell {
  readonly spot: Spot
  readonly place: Place
  readonly button: HTMLButtonElement
}

/** How wide dozens and even chances are, beside the numbers. */
const BAND = 0.8

const across = (c: number) => (c < 0 ? c * BAND : c)

export interface ClothActs {
  place(spot: string): void
  take(spot: string): void
  /** A spot is pointed at, or none any more. */
  point(text: string): void
}

/** The cloth: a button for every spot, one tab stop for all, arrows from spot to spot. */
export class Cloth {
  readonly element: HTMLElement
  private readonly words: Words
  private readonly acts: ClothActs
  private readonly cells: readonly Cell[]
  private bets: Bets = new Map()
  private currency: CurrencyCode = 'EUR'

  constructor(words: Words, acts: ClothActs) {
    this.words = words
    this.acts = acts
    this.cells = SPOTS.map(spot => this.cellOf(spot))
    this.element = el(
      'div',
      {
        class: 'cloth',
        role: 'group',
        'aria-label': words.text('roulette.cloth'),
        keydown: event => {
          if (event instanceof KeyboardEvent) this.key(event)
        },
        pointerleave: () => this.point(null)
      },
      ...this.cells.map(({ button }) => button)
    )
    this.stopAt(this.cells[1])
  }

  private cellOf(spot: Spot): Cell {
    const place = placeOf(spot)
    const [first = 0] = spot.numbers
    const isSmall = place.da < 1
    const button = el(
      'button',
      {
        type: 'button',
        class: `spot is-${spot.kind}${isSmall ? ' small' : ''}`,
        'aria-label': nameOf(spot, this.words),
        click: () => this.acts.place(spot.id),
        pointerenter: () => this.point(spot),
        focus: () => this.point(spot),
        blur: () => this.point(null)
      },
      ...(isSmall ? [] : [el('span', {}, this.faceOf(spot))])
    )
    if (spot.kind === 'column')
      // Not a name of the spot, but what it pays.
      button.querySelector('span')?.setAttribute('data-text', `${paysToOne(spot)}:1`)
    button.dataset['spot'] = spot.id
    if (spot.kind === 'straight') button.dataset['colour'] = colourOf(first)
    const { a, c, da, dc } = place
    const from = across(c - dc / 2)
    const own: Readonly<Record<string, number>> = isSmall
      ? { '--a': a, '--c': c }
      : { '--a': a - da / 2, '--c': from, '--da': da, '--dc': across(c + dc / 2) - from }
    for (const [name, value] of Object.entries(own)) button.style.setProperty(name, String(value))
    return { spot, place, button }
  }

  /** What stands on the cloth itself. */
  private faceOf({ kind, numbers, id }: Spot): string {
    const { words } = this
    const [first = 0] = numbers
    if (kind === 'straight') return String(first)
    if (kind === 'dozen' || kind === 'low' || kind === 'high') return `${first}–${numbers.at(-1)}`
    return kind === 'even' || kind === 'odd' ? words.text(`roulette.${id}`) : ''
  }

  /** Lays chips out; what is not in the bets is taken away. */
  lay(bets: Bets, chips: readonly bigint[], currency: CurrencyCode): void {
    this.bets = bets
    this.currency = currency
    for (const { spot, button } of this.cells) {
      const amount = bets.get(spot.id)
      const laid = button.querySelector('.chip')
      const isSame = laid?.getAttribute('data-amount') === String(amount)
      if (amount === undefined || !isSame) laid?.remove()
      if (amount !== undefined && !isSame) {
        const face = chip(amount, chips, currency, this.words)
        face.dataset['amount'] = String(amount)
        button.append(face)
      }
      button.setAttribute('aria-label', this.said(spot))
    }
  }

  /** Marks the number that fell, and says on each winning chip what came back. */
  show(number: number | null, returned: ReadonlyMap<string, bigint> = new Map()): void {
    for (const { spot, button } of this.cells) {
      const isIt = spot.kind === 'straight' && spot.numbers[0] === number
      button.toggleAttribute('data-fell', isIt)
      if (isIt) this.bringIntoSight(button)
      const back = returned.get(spot.id) ?? 0n
      const isLost = number !== null && this.bets.has(spot.id) && back === 0n
      button.toggleAttribute('data-lost', isLost)
      button.querySelector('.back')?.remove()
      if (back > 0n) {
        const tag = el('em', { class: 'back', 'aria-hidden': 'true' })
        tag.dataset['text'] = this.words.money(back, this.currency)
        button.append(tag)
      }
    }
  }

  /** On a phone the cloth is longer than the screen; nothing but itself may be scrolled. */
  private bringIntoSight(button: HTMLElement): void {
    const box = this.element.parentElement
    if (box) box.scrollTop = button.offsetTop - box.clientHeight / 2
  }

  setOpen(isOpen: boolean): void {
    this.element.toggleAttribute('data-closed', !isOpen)
    for (const { button } of this.cells) button.setAttribute('aria-disabled', String(!isOpen))
  }

  private said(spot: Spot): string {
    const amount = this.bets.get(spot.id)
    const name = nameOf(spot, this.words)
    if (amount === undefined) return name
    return `${name}, ${this.words.money(amount, this.currency)}`
  }

  private point(spot: Spot | null): void {
    const lit = new Set(spot?.numbers)
    for (const { spot: one, button } of this.cells)
      if (one.kind === 'straight') button.toggleAttribute('data-lit', lit.has(one.numbers[0] ?? -1))
    this.acts.point(
      spot
        ? `${this.said(spot)} · ${this.words.text('roulette.pays', { times: paysToOne(spot) })}`
        : ''
    )
  }

  private stopAt(cell: Cell | undefined): void {
    for (const one of this.cells) one.button.tabIndex = one === cell ? 0 : -1
  }

  private key(event: KeyboardEvent): void {
    const from = this.cells.find(({ button }) => button === event.target)
    if (!from) return
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault()
      this.acts.take(from.spot.id)
      return
    }
    const way = getComputedStyle(this.element).getPropertyValue('--way').trim()
    const to = next(this.cells, from, event.key, (way === 'upright' ? way : 'along') satisfies Way)
    if (event.key.startsWith('Arrow')) event.preventDefault()
    if (!to) return
    this.stopAt(to)
    to.button.focus()
  }
}
