import type { CurrencyCode } from '#config/currencies.ts'
import type { BlackjackRound } from '#contract/wire/table-play.ts'
import { el } from '../dom.ts'
import type { Table } from '../table/table.ts'
import { minorOf, type Words } from '../words.ts'
import { isMove, type Move, moveKey } from './hints.ts'

/** The first letters of the English names, as players know them. */
const KEYS: Readonly<Record<string, Move>> = {
  h: 'hit',
  s: 'stand',
  d: 'double',
  p: 'split',
  i: 'insure',
  n: 'decline'
}

/** The buttons of a hand; what may be done, and what it costs, is the house's word. */
export class Moves {
  private readonly buttons: ReadonlyMap<Move, HTMLButtonElement>
  private readonly words: Words
  private choose: ((move: Move) => void) | null = null

  constructor(face: Table, words: Words) {
    this.words = words
    const button = (move: Move, isMain = false) => {
      const made = face.action({
        label: words.text(moveKey(move)),
        isMain,
        act: () => this.take(move)
      })
      made.classList.add('move')
      made.append(el('small', {}))
      made.dataset['move'] = move
      made.hidden = true
      const [key] = Object.entries(KEYS).find(([, of]) => of === move) ?? []
      if (key) made.setAttribute('aria-keyshortcuts', key.toUpperCase())
      return [move, made] as const
    }
    this.buttons = new Map([
      button('hit'),
      button('stand'),
      button('double'),
      button('split'),
      button('insure'),
      button('decline')
    ])
    document.addEventListener('keydown', event => this.key(event))
  }

  /** Offers the moves of a round and resolves with the one that is chosen. */
  ask({ moves, phase }: BlackjackRound, currency: CurrencyCode): Promise<Move> {
    const isInsurance = phase === 'insurance'
    for (const [move, button] of this.buttons) {
      const cost = moves[move]
      const isOfPhase = (move === 'insure' || move === 'decline') === isInsurance
      button.hidden = !isOfPhase
      button.disabled = cost === undefined
      const minor = cost === undefined ? 0n : minorOf(cost, currency)
      const price = button.querySelector('small')
      if (price) price.textContent = minor > 0n ? `+${this.words.money(minor, currency)}` : ''
    }
    this.keepFocus()
    return new Promise(resolve => {
      this.choose = resolve
    })
  }

  /** Marks what basic strategy says. */
  mark(advised: Move | null): void {
    for (const [move, button] of this.buttons)
      button.toggleAttribute('data-advised', move === advised)
  }

  close(): void {
    for (const button of this.buttons.values()) button.hidden = true
  }

  private take(move: Move): void {
    const { choose } = this
    this.choose = null
    if (!choose) return
    for (const button of this.buttons.values()) button.disabled = true
    choose(move)
  }

  /** Focus that stood on a button that is gone goes to the first move; it never leaves the page. */
  private keepFocus(): void {
    if (!document.hasFocus() || document.activeElement !== document.body) return
    const first = [...this.buttons.values()].find(button => !button.hidden && !button.disabled)
    first?.focus({ preventScroll: true })
  }

  private key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (document.querySelector('dialog[open]')) return
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by !== undefined) this.walk(event, by)
    const move = KEYS[event.key.toLowerCase()]
    const button = move && this.buttons.get(move)
    if (!button || button.hidden || button.disabled || !isMove(move)) return
    event.preventDefault()
    this.take(move)
  }

  private walk(event: KeyboardEvent, by: number): void {
    const open = [...this.buttons.values()].filter(button => !button.hidden && !button.disabled)
    const active = document.activeElement
    const at = active instanceof HTMLButtonElement ? open.indexOf(active) : -1
    if (open.length === 0 || (at < 0 && active !== document.body)) return
    event.preventDefault()
    open[(at + by + open.length) % open.length]?.focus({ preventScroll: true })
  }
}
