import type { CurrencyCode } from '#config/currencies.ts'
import type { LiveSeat } from '#contract/wire/table-play.ts'
import { FIELDS, type FieldId, SEGMENTS } from '#engine/wheel/wheel.ts'
import { el } from '../dom.ts'
import type { Bets } from '../table/book.ts'
import { chip } from '../table/chips.ts'
import type { TextKey, Words } from '../words.ts'
import { factorOf } from './wheel-picture.ts'

/** What a field is called. */
export const fieldName = (id: FieldId, words: Words): string =>
  words.text(`wheel.field.${id}` as TextKey)

/** The five fields that chips are put on. */
export class Fields {
  readonly element: HTMLElement
  private readonly words: Words
  private readonly buttons: ReadonlyMap<FieldId, HTMLButtonElement>
  private readonly others = new Map<FieldId, HTMLElement>()

  constructor(words: Words, place: (field: FieldId) => void) {
    this.words = words
    this.buttons = new Map(
      FIELDS.map(({ id, segments }) => {
        const others = el('small', { class: 'others' })
        this.others.set(id, others)
        const share = el('small')
        share.dataset['text'] = words.text('wheel.share', { count: segments, of: SEGMENTS })
        const button = el(
          'button',
          { type: 'button', class: 'field', click: () => place(id) },
          el('b', {}, `×${factorOf(id)}`),
          share,
          others
        )
        button.dataset['field'] = id
        return [id, button] as const
      })
    )
    this.element = el(
      'div',
      { class: 'fields baize', role: 'group', 'aria-label': words.text('wheel.fields') },
      ...this.buttons.values()
    )
  }

  setOpen(isOpen: boolean): void {
    for (const button of this.buttons.values())
      button.setAttribute('aria-disabled', String(!isOpen))
  }

  /** Shows the player's own chips, paler while they can still be taken back. */
  lay(bets: Bets, unpaid: Bets, chips: readonly bigint[], currency: CurrencyCode): void {
    for (const [id, button] of this.buttons) {
      const amount = bets.get(id)
      button.querySelector('.chip')?.remove()
      if (amount !== undefined) button.append(chip(amount, chips, currency, this.words))
      button.toggleAttribute('data-unpaid', unpaid.has(id))
      const name = `${fieldName(id, this.words)}, ${button.querySelector('small')?.dataset['text']}`
      const laid = amount === undefined ? '' : `, ${this.words.money(amount, currency)}`
      button.setAttribute('aria-label', name + laid)
    }
  }

  /** How many others have chips on a field. */
  tell(seats: readonly LiveSeat[]): void {
    for (const [id, others] of this.others) {
      const count = seats.filter(({ spots }) => spots.includes(id)).length
      others.dataset['text'] = count === 0 ? '' : this.words.text('wheel.seatsOn', { count })
    }
  }

  /** Marks the field that won and what it gave back; null before the wheel stands. */
  show(won: FieldId | null, back: string | null): void {
    for (const [id, button] of this.buttons) {
      button.toggleAttribute('data-won', id === won)
      button.toggleAttribute('data-lost', won !== null && id !== won)
      button.querySelector('.back')?.remove()
      if (id === won && back !== null) {
        const tag = el('em', { class: 'back', 'aria-hidden': 'true' })
        tag.dataset['text'] = back
        button.append(tag)
      }
    }
  }
}
