import { cardNames } from '../cards/card-names.ts'
import { CardView } from '../cards/card-view.ts'
import { deal, gather } from '../cards/deal.ts'
import { el } from '../dom.ts'
import type { Loop } from '../loop.ts'
import type { Sound } from '../sound.ts'
import type { Words } from '../words.ts'

const PLACES = [0, 1, 2, 3, 4] as const
const GAP_MS = 90

interface Place {
  readonly button: HTMLButtonElement
  readonly name: HTMLElement
  view: CardView | null
}

/** Five places for cards; each is a button that holds its card. */
export class FiveCards {
  readonly element: HTMLElement
  private readonly places: readonly Place[]
  private readonly words: Words
  private readonly loop: Loop
  private readonly sound: () => Sound
  private readonly name
  private cards: readonly number[] = []
  private held: readonly number[] = []

  constructor(words: Words, loop: Loop, sound: () => Sound) {
    this.words = words
    this.loop = loop
    this.sound = sound
    this.name = cardNames(words)
    this.places = PLACES.map(place => {
      const name = el('span', { class: 'vh' })
      const held = el('span', { class: 'held', 'aria-hidden': 'true' }, words.text('poker.hold'))
      const button = el(
        'button',
        {
          type: 'button',
          class: 'place',
          disabled: true,
          'aria-pressed': 'false',
          'aria-keyshortcuts': String(place + 1),
          click: () => this.toggle(place)
        },
        name,
        held
      )
      return { button, name, view: null }
    })
    this.element = el(
      'div',
      { class: 'five', role: 'group', 'aria-label': words.text('poker.choose') },
      ...this.places.map(({ button }) => button)
    )
  }

  /** The places whose cards are held, in their order. */
  get chosen(): readonly number[] {
    return this.held
  }

  /** Lets the player hold cards, or no more. */
  setOpen(isOpen: boolean): void {
    for (const { button } of this.places) button.disabled = !isOpen
    this.element.toggleAttribute('data-open', isOpen)
    const active = document.activeElement
    if (isOpen && document.hasFocus() && active === document.body) this.places[0]?.button.focus()
  }

  toggle(place: number): void {
    if (this.places[place]?.button.disabled !== false) return
    this.sound().play('press')
    this.hold(
      this.held.includes(place)
        ? this.held.filter(one => one !== place)
        : [...this.held, place].toSorted()
    )
  }

  /** Goes from card to card by arrow keys. */
  walk(by: 1 | -1): void {
    const at = this.places.findIndex(({ button }) => button === document.activeElement)
    this.places[(at + by + PLACES.length) % PLACES.length]?.button.focus({ preventScroll: true })
  }

  /** Marks places as held. */
  hold(places: readonly number[]): void {
    this.held = places
    for (const [place, { button }] of this.places.entries())
      button.setAttribute('aria-pressed', String(places.includes(place)))
  }

  private put(place: number, card: number): CardView | null {
    const at = this.places[place]
    if (!at) return null
    at.view?.element.remove()
    at.view = new CardView(this.name, card)
    // The button says which card it holds; its picture need not say so again.
    at.view.element.setAttribute('aria-hidden', 'true')
    at.button.prepend(at.view.element)
    at.name.textContent = this.words.text('poker.holdCard', {
      number: place + 1,
      card: this.name(card)
    })
    return at.view
  }

  /** Lays cards down, all at once. */
  lay(cards: readonly number[]): void {
    this.cards = cards
    for (const [place, card] of cards.entries()) this.put(place, card)
  }

  /** Takes the cards of all places but those that are kept. */
  async take(kept: readonly number[] = []): Promise<void> {
    const gone = this.places.filter((_, place) => !kept.includes(place))
    const cards = gone.flatMap(({ view }) => (view ? [view.element] : []))
    if (cards.length === 0) return
    this.sound().play('card', 0.8)
    await gather(this.loop, cards, this.pile)
    for (const place of gone) {
      place.view?.element.remove()
      place.view = null
    }
  }

  /** Deals to the places that are empty, one after the other. */
  async dealTo(cards: readonly number[]): Promise<void> {
    this.cards = cards
    const dealt: Promise<void>[] = []
    for (const [place, card] of cards.entries()) {
      if (this.places[place]?.view) continue
      const view = this.put(place, card)
      if (!view) continue
      view.lean(1)
      this.sound().play('card')
      dealt.push(deal(this.loop, view, this.shoe))
      await this.loop.wait(this.loop.isStill ? 0 : GAP_MS)
    }
    await Promise.all(dealt)
  }

  /** The cards by their names, for those who listen. */
  get named(): string {
    return this.cards.map(card => this.name(card)).join(', ')
  }

  /** Lifts the cards that make a hand that pays. */
  shine(isOn: boolean): void {
    this.element.toggleAttribute('data-shines', isOn)
  }

  private get shoe(): Element {
    return this.element.parentElement?.querySelector('.shoe') ?? this.element
  }

  private get pile(): Element {
    return this.element.parentElement?.querySelector('.pile') ?? this.element
  }
}
