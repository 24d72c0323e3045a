import './given.css'

import type { CurrencyCode } from '#config/currencies.ts'
import type { FreeSpins } from '#contract/wire/slot-play.ts'
import { el } from '../dom.ts'
import type { Loop } from '../loop.ts'
import { minorOf, type Words } from '../words.ts'
import type { GivenSpins } from './given-spins.ts'
import { interlude } from './interlude.ts'

interface Shown {
  readonly stage: HTMLElement
  readonly words: Words
  readonly given: GivenSpins
  /** The player wants them used, or kept for later. */
  chosen(): void
}

/** The line at the reels that says how many spins the house still pays for, and what they won. */
export class GivenView {
  private readonly shown: Shown
  private readonly count = el('b')
  private readonly won = el('span')
  private readonly choice: HTMLButtonElement
  private readonly line: HTMLElement

  constructor(shown: Shown) {
    this.shown = shown
    this.choice = el('button', {
      type: 'button',
      click: () => {
        shown.given.areKept = !shown.given.areKept
        shown.chosen()
      }
    })
    const told = el('p', {}, this.count, this.won)
    this.line = el('div', { class: 'given', hidden: true }, told, this.choice)
    shown.stage.append(this.line)
  }

  /** Shows what is left; the choice is free only between rounds. */
  draw(currency: CurrencyCode, mayChoose: boolean): void {
    const { words, given } = this.shown
    const { waiting, areKept } = given
    this.line.hidden = waiting === null
    this.choice.disabled = !mayChoose
    if (waiting === null) return
    const won = minorOf(waiting.won, currency)
    this.count.textContent = words.text('slot.givenLeft', { count: given.left })
    this.won.textContent =
      won > 0n ? words.text('slot.givenWon', { amount: words.money(won, currency) }) : ''
    this.choice.textContent = words.text(areKept ? 'slot.givenUse' : 'slot.givenLater')
  }

  /** Spins have come: how many, what they stake, until when. */
  async greet(loop: Loop, currency: CurrencyCode, spins: FreeSpins): Promise<void> {
    const { stage, words } = this.shown
    await interlude(stage, loop, {
      title: words.text('slot.given'),
      big: String(spins.left),
      note: words.text('slot.givenNote', {
        amount: words.money(minorOf(spins.stake, currency), currency),
        moment: words.day(spins.endsAt)
      }),
      button: words.text('slot.start')
    })
  }

  /** All are played: what they won together, and that the next one is the player's own again. */
  async played(loop: Loop, currency: CurrencyCode, spins: FreeSpins): Promise<void> {
    const { stage, words } = this.shown
    const won = minorOf(spins.won, currency)
    await interlude(stage, loop, {
      title: words.text('slot.givenDone'),
      big: words.money(won, currency),
      note: words.text(won > 0n ? 'slot.givenDoneNote' : 'slot.givenDoneNothing'),
      button: words.text('game.continue')
    })
  }
}
