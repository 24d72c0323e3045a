import './replay.css'

import type { CurrencyCode } from '#config/currencies.ts'
import type { PastRound, PlayedRound } from '#contract/wire/slot-play.ts'
import { el, icon } from '../dom.ts'
import { minorOf, type Words } from '../words.ts'

/** Stands over the game while a past round is shown, so that nobody takes it for a new one. */
export class ReplayBar {
  private readonly element: HTMLElement
  private readonly again: HTMLButtonElement
  private readonly back: HTMLButtonElement
  private answer: ((asked: 'again' | 'back') => void) | null = null
  private readonly hurry: () => void
  private wasLeft = false

  constructor(
    words: Words,
    currency: CurrencyCode,
    { at, round }: PastRound<PlayedRound>,
    hurry: () => void
  ) {
    this.hurry = hurry
    const money = (amount: string) => words.money(minorOf(amount, currency), currency)
    this.again = el(
      'button',
      { type: 'button', class: 'quiet', hidden: true, click: () => this.say('again') },
      icon('repeat'),
      el('span', {}, words.text('game.replayAgain'))
    )
    this.back = el(
      'button',
      { type: 'button', class: 'main', click: () => this.say('back') },
      words.text('game.replayDone')
    )
    this.element = el(
      'section',
      { class: 'replay', 'aria-label': words.text('game.replay') },
      el(
        'p',
        { role: 'status' },
        el('b', {}, words.text('game.replay')),
        ' ',
        el('time', { datetime: at }, words.moment(at)),
        el(
          'span',
          {},
          `${words.text('game.bet')} ${money(round.stake)} · ${words.text('game.win')} ${money(round.win)}`
        )
      ),
      el('div', {}, this.again, this.back)
    )
    document.body.append(this.element)
    document.documentElement.dataset['replay'] = ''
    if (document.hasFocus()) this.back.focus({ preventScroll: true })
  }

  private say(asked: 'again' | 'back'): void {
    this.wasLeft = asked === 'back'
    if (this.answer) this.answer(asked)
    else this.hurry()
    this.answer = null
  }

  /** The round is shown to its end: asks what next. Who wanted back before that has said so. */
  asked(): Promise<'again' | 'back'> {
    if (this.wasLeft) return Promise.resolve('back')
    this.again.hidden = false
    return new Promise(resolve => {
      this.answer = asked => {
        this.again.hidden = true
        resolve(asked)
      }
    })
  }

  close(): void {
    this.element.remove()
    delete document.documentElement.dataset['replay']
  }
}
