import type { CurrencyCode } from '#config/currencies.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import { el, icon } from '../dom.ts'
import type { Face, FaceState } from '../kind.ts'
import type { Loop } from '../loop.ts'
import type { Words } from '../words.ts'

export interface HudActs {
  spin(): void
  menu(): void
  chooseBet(): void
  step(by: 1 | -1): void
  sound(): void
  exit(): void
}

/** Everything around the reels that is read or pressed. */
export class Hud implements Face {
  readonly stage: HTMLElement
  /** The reels, and what flies over everything. */
  readonly canvases: readonly [HTMLCanvasElement, HTMLCanvasElement]
  readonly window: HTMLElement
  private readonly words: Words
  private readonly logo: HTMLElement
  private readonly balance = el('b')
  private readonly win = el('b')
  private readonly bet = el('b')
  private readonly betLabel = el('small')
  private readonly strip = el('p', { class: 'strip' })
  private readonly note = el('p', { class: 'vh', 'aria-live': 'polite' })
  private readonly spinButton: HTMLButtonElement
  private readonly betButtons: readonly HTMLButtonElement[]
  private readonly soundButton: HTMLButtonElement
  private loop: Loop | null = null
  private currency: CurrencyCode = 'EUR'
  private shownWin = 0n
  private isFree = false

  constructor(root: HTMLElement, rules: SlotRules, words: Words, acts: HudActs) {
    this.words = words
    this.stage = root
    this.logo = el('h1', { class: 'logo' }, rules.title)
    root.className = 'stage'
    root.setAttribute('aria-label', rules.title)
    root.dataset['family'] = rules.family
    root.dataset['state'] = 'loading'
    this.canvases = [
      el('canvas', { 'aria-hidden': 'true' }),
      el('canvas', { class: 'over', 'aria-hidden': 'true' })
    ]
    this.window = el('div', { class: 'window' })
    this.window.dataset['rows'] = String(rules.model.rows)
    this.spinButton = el(
      'button',
      { type: 'button', class: 'spin', disabled: true, click: () => acts.spin() },
      icon('spin')
    )
    const button = (name: string, label: string, act: () => void, picture: Node) =>
      el('button', { type: 'button', class: name, 'aria-label': label, click: act }, picture)
    const less = button(
      'step less',
      words.text('slot.lowerBet'),
      () => acts.step(-1),
      icon('minus')
    )
    const more = button('step more', words.text('slot.raiseBet'), () => acts.step(1), icon('plus'))
    const choose = el(
      'button',
      { type: 'button', class: 'amount', click: () => acts.chooseBet() },
      this.betLabel,
      this.bet
    )
    const betMore = button(
      'ctl r',
      words.text('slot.chooseBet'),
      () => acts.chooseBet(),
      icon('plus')
    )
    this.betButtons = [less, more, choose, betMore]
    this.soundButton = button(
      'corner',
      words.text('game.soundOn'),
      () => acts.sound(),
      icon('soundOff')
    )
    const { lines, ways } = rules.model
    const figure = (name: string, label: string, value: HTMLElement) =>
      el('div', { class: name }, el('small', {}, label), value)
    root.append(
      el(
        'button',
        { type: 'button', class: 'leave', click: () => acts.exit() },
        words.text('game.exit')
      ),
      ...(rules.art.backdrop === null ? [] : [backdrop(rules.art.backdrop)]),
      this.logo,
      el('div', { class: 'frame' }, this.window),
      ...this.canvases,
      this.strip,
      el('div', { class: 'corners' }, this.soundButton),
      el(
        'div',
        { class: 'hud' },
        button('ctl l', words.text('game.menu'), () => acts.menu(), icon('menu')),
        figure('balance', words.text('game.balance'), this.balance),
        figure(
          'lines',
          words.text(lines === null ? 'slot.ways' : 'slot.lines'),
          el('b', {}, words.number(lines ?? ways ?? 0))
        ),
        figure('w', words.text('game.win'), this.win),
        el('div', { class: 'bet' }, less, choose, more),
        this.spinButton,
        betMore
      ),
      this.note
    )
    this.setWin(0n)
    new ResizeObserver(() => this.fitTitle()).observe(root)
    void document.fonts.ready.then(() => this.fitTitle())
  }

  /** Long titles are set smaller, so that they stay on one line of the stage. */
  private fitTitle(): void {
    const { logo } = this
    logo.style.fontSize = ''
    const ratio = (logo.clientWidth * 0.92) / logo.scrollWidth
    if (ratio < 0.92)
      logo.style.fontSize = `${Number.parseFloat(getComputedStyle(logo).fontSize) * ratio}px`
  }

  attach(loop: Loop): void {
    this.loop = loop
  }

  setCurrency(currency: CurrencyCode, mode: 'REAL' | 'FUN'): void {
    this.currency = currency
    this.stage.dataset['mode'] = mode
    const label = this.stage.querySelector('.balance small')
    if (label)
      label.textContent = this.words.text(mode === 'FUN' ? 'game.playMoney' : 'game.balance')
    this.setWin(0n)
  }

  setBalance(minor: bigint | null): void {
    this.balance.textContent = minor === null ? '–' : this.words.money(minor, this.currency)
  }

  setBet(minor: bigint, isLowest: boolean, isHighest: boolean): void {
    const amount = this.words.money(minor, this.currency)
    this.isFree = false
    this.bet.textContent = amount
    this.betLabel.textContent = this.words.text('game.bet')
    this.spinButton.setAttribute('aria-label', this.words.text('slot.spinFor', { amount }))
    delete this.spinButton.dataset['left']
    this.freeBetButtons()
    this.betButtons[0]?.toggleAttribute('data-end', isLowest)
    this.betButtons[1]?.toggleAttribute('data-end', isHighest)
  }

  /** The next stake is the house's: nothing is chosen of it. */
  setFreeBet(minor: bigint, left: number): void {
    this.isFree = true
    this.bet.textContent = this.words.money(minor, this.currency)
    this.betLabel.textContent = this.words.text('slot.givenStake')
    this.spinButton.setAttribute('aria-label', this.words.text('slot.givenSpin', { count: left }))
    this.spinButton.dataset['left'] = this.words.number(left)
    this.freeBetButtons()
  }

  private freeBetButtons(): void {
    const isIdle = this.stage.dataset['state'] === 'idle'
    for (const button of this.betButtons) button.disabled = !isIdle || this.isFree
  }

  /** Shows a win; with a time it counts up to it. */
  async setWin(minor: bigint, ms = 0): Promise<void> {
    const from = this.shownWin
    this.shownWin = minor
    const show = (amount: bigint) => {
      this.win.textContent = amount === 0n ? '–' : this.words.money(amount, this.currency)
    }
    if (ms === 0 || minor <= from || !this.loop) return show(minor)
    await this.loop.tween(ms, part => {
      show(from + BigInt(Math.round(Number(minor - from) * part)))
    })
    show(minor)
  }

  /** A line over the reels: which free spin this is, how often wins count. */
  setStrip(text: string): void {
    this.strip.textContent = text
  }

  /** Tells those who listen rather than look. */
  announce(text: string): void {
    this.note.textContent = text
  }

  setState(state: FaceState): void {
    this.stage.dataset['state'] = state
    this.spinButton.disabled = state === 'loading' || state === 'busy'
    this.spinButton.replaceChildren(icon(state === 'skippable' ? 'skip' : 'spin'))
    this.freeBetButtons()
    if (state === 'skippable')
      this.spinButton.setAttribute('aria-label', this.words.text('slot.skip'))
  }

  setSound(isOn: boolean): void {
    this.soundButton.setAttribute(
      'aria-label',
      this.words.text(isOn ? 'game.soundOff' : 'game.soundOn')
    )
    this.soundButton.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'))
  }

  focusSpin(): void {
    this.spinButton.focus({ preventScroll: true })
  }
}

function backdrop(address: string): HTMLElement {
  return el(
    'picture',
    {},
    el('source', { srcset: `${address}.avif`, type: 'image/avif' }),
    el('img', { class: 'backdrop', src: `${address}.webp`, alt: '' })
  )
}
