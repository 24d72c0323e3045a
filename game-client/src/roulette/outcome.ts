import type { CurrencyCode } from '#config/currencies.ts'
import { colourOf } from '#engine/roulette/spots.ts'
import { el } from '../dom.ts'
import type { Words } from '../words.ts'

interface Told {
  readonly number: number
  readonly win: bigint
  readonly isCelebrated: boolean
  readonly paid: readonly {
    readonly name: string
    readonly stake: bigint
    readonly returned: bigint
  }[]
}

/** What a round came to: the number, what came back, and for which chips. */
export class Outcome {
  readonly element = el('div', { class: 'outcome' })
  private readonly words: Words

  constructor(words: Words) {
    this.words = words
  }

  clear(): void {
    this.element.replaceChildren()
    this.element.removeAttribute('data-shines')
  }

  tell({ number, win, isCelebrated, paid }: Told, currency: CurrencyCode): void {
    const money = (minor: bigint) => this.words.money(minor, currency)
    const plaque = el('b', { class: 'plaque' }, String(number))
    plaque.dataset['colour'] = colourOf(number)
    this.element.toggleAttribute('data-shines', isCelebrated)
    this.element.replaceChildren(
      el(
        'p',
        {},
        plaque,
        el('output', {}, win === 0n ? this.words.text('game.noWin') : money(win))
      ),
      el(
        'ul',
        { 'aria-label': this.words.text('roulette.paid') },
        ...paid.map(({ name, stake, returned }) =>
          el(
            'li',
            {},
            el('span', {}, name),
            el('span', {}, money(stake)),
            el('b', {}, money(returned))
          )
        )
      )
    )
  }
}
