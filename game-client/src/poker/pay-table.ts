import type { CurrencyCode } from '#config/currencies.ts'
import { PAYS, POKER_HANDS } from '#engine/video-poker/hands.ts'
import { el } from '../dom.ts'
import type { Words } from '../words.ts'

/** What every hand pays at the stake in hand, the row of a hand that is there lit. */
export class PayTable {
  readonly element: HTMLElement
  private readonly rows: ReadonlyMap<string, HTMLElement>
  private readonly words: Words

  constructor(words: Words) {
    this.words = words
    this.rows = new Map(
      POKER_HANDS.map(hand => [
        hand,
        el('div', {}, el('dt', {}, words.text(`poker.hand.${hand}`)), el('dd', {}))
      ])
    )
    this.element = el(
      'dl',
      { class: 'pay-table', 'aria-label': words.text('poker.pays') },
      ...this.rows.values()
    )
  }

  /** Tells the pays at a stake of minor units. */
  setStake(stake: bigint, currency: CurrencyCode): void {
    for (const hand of POKER_HANDS) {
      const cell = this.rows.get(hand)?.lastElementChild
      if (cell)
        cell.textContent =
          stake === 0n ? `×${PAYS[hand]}` : this.words.money(stake * BigInt(PAYS[hand]), currency)
    }
  }

  /** Lights the row of a hand; `won` once it pays. */
  light(hand: string | null, look: 'has' | 'won'): void {
    for (const [name, row] of this.rows) {
      if (name === hand) row.dataset['look'] = look
      else delete row.dataset['look']
    }
  }
}
