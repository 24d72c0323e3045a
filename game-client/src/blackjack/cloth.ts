import type { CurrencyCode } from '#config/currencies.ts'
import type { BlackjackRound } from '#contract/wire/table-play.ts'
import { totalOf } from '#engine/blackjack/hand.ts'
import { cardNames } from '../cards/card-names.ts'
import { CardView } from '../cards/card-view.ts'
import { deal, gather, glide } from '../cards/deal.ts'
import { el } from '../dom.ts'
import type { Loop } from '../loop.ts'
import type { Sound } from '../sound.ts'
import { chip } from '../table/chips.ts'
import { minorOf, type Words } from '../words.ts'
import { HandView } from './hand-view.ts'
import { print } from './print.ts'
import { resultOf } from './result.ts'
import { type Step, stepsBetween } from './steps.ts'

const PAUSE_MS = 140

/** Twenty-one points or what the ace leaves open. */
export const countText = ({ points, isSoft }: { points: number; isSoft: boolean }): string =>
  isSoft && points < 21 ? `${points - 10}/${points}` : String(points)

/** The cloth: the dealer's cards above, the player's hands below, the shoe beside. */
export class Cloth {
  readonly element: HTMLElement
  chips: readonly bigint[] = []
  currency: CurrencyCode = 'EUR'
  private readonly words: Words
  private readonly loop: Loop
  private readonly sound: () => Sound
  private readonly name
  private readonly dealer: HandView
  private readonly hands: HandView[] = []
  private readonly row = el('div', { class: 'hands' })
  private readonly spot: HTMLElement
  private readonly shoe: HTMLElement
  private readonly pile = el('div', { class: 'pile' })
  private readonly insurance = el('p', { class: 'insured' })
  private readonly question = el('p', { class: 'question', 'aria-live': 'polite' })
  private readonly note = el('p', { class: 'vh', 'aria-live': 'polite' })

  constructor(words: Words, loop: Loop, sound: () => Sound, spot: HTMLElement) {
    this.words = words
    this.loop = loop
    this.sound = sound
    this.spot = spot
    this.name = cardNames(words)
    this.shoe = el(
      'div',
      { class: 'shoe', 'aria-hidden': 'true' },
      ...[0, 1, 2].map(() => new CardView(this.name, null).element)
    )
    this.dealer = new HandView(words.text('blackjack.dealer'))
    this.dealer.element.classList.add('house')
    this.element = el(
      'div',
      { class: 'cloth baize' },
      this.pile,
      this.dealer.element,
      this.shoe,
      el('div', { class: 'printed' }, print(words)),
      el('div', { class: 'place' }, spot, this.row),
      this.insurance,
      this.question,
      this.note
    )
  }

  /** Whether cards of a round lie there, played or not. */
  get isLaid(): boolean {
    return this.hands.length > 0
  }

  /** Asks something over the cloth; an empty text takes it away. */
  ask(text: string): void {
    this.question.textContent = text
  }

  private get all(): readonly HTMLElement[] {
    return [this.dealer, ...this.hands].flatMap(({ cards }) => cards.map(card => card.element))
  }

  /** Takes the cards of the last round away. */
  async clear(): Promise<void> {
    if (this.all.length > 0) {
      this.sound().play('card', 0.8)
      await gather(this.loop, this.all, this.pile)
    }
    this.wipe()
  }

  private wipe(): void {
    this.dealer.clear()
    this.dealer.setName(this.words.text('blackjack.dealer'))
    this.hands.length = 0
    this.row.replaceChildren()
    this.insurance.textContent = ''
    this.spot.hidden = false
  }

  /** Lays a round down as it stands, all at once. */
  lay(round: BlackjackRound): void {
    this.wipe()
    this.spot.hidden = true
    for (const card of round.dealer.cards) this.dealer.add(new CardView(this.name, card))
    for (const { cards } of round.hands) {
      const hand = this.addHand(this.hands.length)
      for (const card of cards) hand.add(new CardView(this.name, card))
    }
    this.tell(round)
  }

  /** Shows how a round went on from one standing to the next, card by card. */
  async show(before: BlackjackRound | null, after: BlackjackRound): Promise<void> {
    if (!before) this.addHand(0)
    this.spot.hidden = true
    for (const step of stepsBetween(before, after)) {
      await this.step(step)
      this.count()
      await this.loop.wait(this.loop.isStill ? 0 : PAUSE_MS)
    }
    this.tell(after)
  }

  private async step(step: Step): Promise<void> {
    const { loop, dealer, hands } = this
    switch (step.kind) {
      case 'hand': {
        const hand = hands[step.hand]
        return hand && (await this.dealTo(hand, step.card))
      }
      case 'dealer':
        return await this.dealTo(dealer, step.card)
      case 'hole':
        this.sound().play('turn')
        return await dealer.cards[1]?.turn(loop, step.card)
      case 'split':
        this.sound().play('chip')
        return await this.split(step.hand)
      case 'insure':
        return this.sound().play('chip')
    }
  }

  private async dealTo(hand: HandView, card: number | null): Promise<void> {
    const view = new CardView(this.name, card)
    view.element.classList.add('flying')
    const gliding = glide(this.loop, this.all, () => hand.add(view))
    this.sound().play('card')
    await Promise.all([gliding, deal(this.loop, view, this.shoe, card !== null)])
    view.element.classList.remove('flying')
  }

  private async split(place: number): Promise<void> {
    const hand = this.hands[place]
    if (!hand) return
    await glide(this.loop, this.all, () => {
      const moved = hand.takeLast()
      const next = this.addHand(place + 1)
      if (moved) next.add(moved)
    })
  }

  private addHand(place: number): HandView {
    const hand = new HandView(this.words.text('blackjack.you'))
    const after = this.hands[place]
    this.hands.splice(place, 0, hand)
    if (after) after.element.before(hand.element)
    else this.row.append(hand.element)
    this.row.dataset['count'] = String(this.hands.length)
    return hand
  }

  /** Counts the cards that lie open. */
  private count(): void {
    for (const view of [this.dealer, ...this.hands]) {
      const open = view.cards.flatMap(({ card }) => (card === null ? [] : [card]))
      view.setCount(open.length === 0 ? '' : countText(totalOf(open)))
    }
  }

  private tellHand(view: HandView, round: BlackjackRound, index: number): void {
    const { words, chips, currency } = this
    const hand = round.hands[index]
    if (!hand) return
    const stake = minorOf(hand.stake, currency)
    view.setName(`${this.handName(round, index)} ${this.said(hand)}`)
    view.stake.replaceChildren(
      chip(stake, chips, currency, words),
      el('span', {}, words.money(stake, currency))
    )
  }

  private handName(round: BlackjackRound, index: number): string {
    return round.hands.length > 1
      ? this.words.text('blackjack.hand', { number: index + 1 })
      : this.words.text('blackjack.you')
  }

  /** Points as they are said. */
  private said({ points, isSoft }: { points: number; isSoft: boolean }): string {
    return isSoft && points < 21
      ? this.words.text('blackjack.softPoints', { low: points - 10, points })
      : this.words.text('blackjack.points', { points })
  }

  private tell(round: BlackjackRound): void {
    const { words, dealer, currency } = this
    const { points } = round.dealer
    this.count()
    dealer.setName(
      `${words.text('blackjack.dealer')} ${words.text('blackjack.points', { points })}`
    )
    for (const [index, view] of this.hands.entries()) {
      this.tellHand(view, round, index)
      view.setActive(!round.isOver && round.phase === 'playing' && index === round.active)
    }
    this.insurance.textContent = round.insurance
      ? words.text('blackjack.insured', {
          amount: words.money(minorOf(round.insurance.stake, currency), currency)
        })
      : ''
    this.note.textContent = this.standing(round)
  }

  private standing(round: BlackjackRound): string {
    const { words } = this
    const { points } = round.dealer
    const dealer = words.text('blackjack.points', { points })
    const [only] = round.hands
    if (round.hands.length === 1 && only)
      return words.text('blackjack.said', { points: this.said(only), dealer })
    return round.hands
      .map((hand, index) =>
        words.text('blackjack.turn', {
          hand: this.handName(round, index),
          points: this.said(hand)
        })
      )
      .join(' ')
  }

  /** Says of each hand how it ended, and what came back for it. */
  async results(round: BlackjackRound): Promise<void> {
    const { words, currency } = this
    for (const [index, view] of this.hands.entries()) {
      const hand = round.hands[index]
      if (!hand) continue
      const result = resultOf(hand, currency)
      const back = minorOf(hand.returned ?? '0', currency)
      const text = words.text(`blackjack.result.${result}`)
      view.setResult(back > 0n ? `${text} ${words.money(back, currency)}` : text, result)
      await this.loop.wait(this.loop.isStill ? 0 : 220)
    }
  }
}
