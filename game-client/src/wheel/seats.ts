import { isCurrency } from '#config/currencies.ts'
import type { LiveSeat } from '#contract/wire/table-play.ts'
import { isField } from '#engine/wheel/wheel.ts'
import { el } from '../dom.ts'
import { minorOf, type Words } from '../words.ts'
import { fieldName } from './fields.ts'

/** Who plays in the running round, by nothing but a number. */
export class Seats {
  readonly element: HTMLElement
  private readonly words: Words
  private readonly list: HTMLUListElement
  private readonly none: HTMLElement

  constructor(words: Words) {
    this.words = words
    this.list = el('ul', { 'aria-label': words.text('wheel.seats') })
    this.none = el('p', {}, words.text('wheel.noSeats'))
    this.element = el('section', { class: 'seats' }, this.none, this.list)
  }

  tell(seats: readonly LiveSeat[]): void {
    this.none.hidden = seats.length > 0
    this.list.replaceChildren(...seats.map(seat => this.itemOf(seat)))
  }

  private itemOf({ seat, spots, stake, win, currency }: LiveSeat): HTMLElement {
    const { words } = this
    const money = (amount: string) =>
      isCurrency(currency) ? words.money(minorOf(amount, currency), currency) : amount
    const fields = spots.filter(isField)
    const item = el(
      'li',
      {},
      el('span', { class: 'vh' }, words.text('wheel.seat', { number: seat })),
      el('b', { 'aria-hidden': 'true' }, String(seat)),
      el(
        'span',
        {
          class: 'on',
          role: 'img',
          'aria-label': fields.map(id => fieldName(id, words)).join(', ')
        },
        ...fields.map(id => {
          const dot = el('i')
          dot.dataset['field'] = id
          return dot
        })
      ),
      el('span', {}, money(win !== null && Number(win) > 0 ? win : stake))
    )
    item.toggleAttribute('data-won', win !== null && Number(win) > 0)
    return item
  }
}
