import '@fontsource-variable/playfair-display/index.css'
import './table.css'

import type { CurrencyCode } from '#config/currencies.ts'
import type { TableRules } from '#contract/wire/table-play.ts'
import { el, type IconName, icon } from '../dom.ts'
import type { Face, FaceState } from '../kind.ts'
import type { Words } from '../words.ts'

export interface TableActs {
  menu(): void
  sound(): void
  exit(): void
}

export interface Action {
  readonly label: string
  readonly icon?: IconName
  /** The one that the round hangs on. */
  readonly isMain?: boolean
  act(): void
}

const FLASH_MS = 3500

/** What all tables share: the room, the title, the wooden rail with figures, chips and buttons. */
export class Table implements Face {
  readonly stage: HTMLElement
  /** Where a kind lays out its game. */
  readonly felt = el('div', { class: 'felt' })
  private readonly words: Words
  private readonly acts = el('div', { class: 'acts' })
  private readonly rail = el('div', { class: 'rail' })
  private readonly balance = el('b')
  private readonly balanceName = el('small')
  private readonly stake = el('b')
  private readonly win = el('b')
  private readonly strip = el('p', { class: 'strip', role: 'status' })
  private readonly note = el('p', { class: 'vh', 'aria-live': 'polite' })
  private readonly soundButton: HTMLButtonElement
  private currency: CurrencyCode = 'EUR'
  private flashing = 0

  constructor(root: HTMLElement, rules: TableRules, words: Words, acts: TableActs) {
    this.words = words
    this.stage = root
    root.className = 'stage table'
    root.setAttribute('aria-label', rules.title)
    root.dataset['look'] = rules.slug
    root.dataset['kind'] = rules.kind
    this.balanceName.textContent = words.text('game.balance')
    const corner = (name: IconName, label: string, act: () => void) =>
      el('button', { type: 'button', class: 'corner', 'aria-label': label, click: act }, icon(name))
    this.soundButton = corner('soundOff', words.text('game.soundOn'), () => acts.sound())
    const figure = (name: string, label: Node, value: HTMLElement) =>
      el('div', { class: name }, label, value)
    const named = (text: string) => el('small', {}, text)
    this.rail.append(
      el(
        'div',
        { class: 'figures' },
        figure('balance', this.balanceName, this.balance),
        figure('stake', named(words.text('game.bet')), this.stake),
        figure('won', named(words.text('game.win')), this.win)
      ),
      this.acts
    )
    root.append(
      el(
        'button',
        { type: 'button', class: 'leave', click: () => acts.exit() },
        words.text('game.exit')
      ),
      ...(rules.art.backdrop === null ? [] : [backdrop(rules.art.backdrop)]),
      el(
        'div',
        { class: 'head' },
        corner('menu', words.text('game.menu'), () => acts.menu()),
        el('h1', { class: 'logo' }, rules.title),
        this.soundButton
      ),
      this.felt,
      this.rail,
      this.strip,
      this.note
    )
    this.setStake(0n)
    this.setWin(null)
    this.setBalance(null)
    this.setState('loading')
  }

  /** Puts something onto the rail, between figures and buttons: chips, choices. */
  onRail(...parts: readonly HTMLElement[]): void {
    this.acts.before(...parts)
  }

  /** Adds a button to the rail. */
  action({ label, icon: picture, isMain, act }: Action): HTMLButtonElement {
    const button = el(
      'button',
      { type: 'button', class: isMain ? 'act go' : 'act', click: act },
      picture ? icon(picture) : null,
      el('span', {}, label)
    )
    if (picture) button.dataset['icon'] = picture
    this.acts.append(button)
    return button
  }

  /** Gives a button another name and picture. */
  rename(button: HTMLButtonElement, label: string, picture: IconName): void {
    button.replaceChildren(icon(picture), el('span', {}, label))
  }

  setCurrency(currency: CurrencyCode, mode: 'REAL' | 'FUN'): void {
    this.currency = currency
    this.stage.dataset['mode'] = mode
    this.balanceName.textContent = this.words.text(
      mode === 'FUN' ? 'game.playMoney' : 'game.balance'
    )
    this.setStake(0n)
  }

  setBalance(minor: bigint | null): void {
    this.balance.textContent = minor === null ? '–' : this.words.money(minor, this.currency)
  }

  setStake(minor: bigint): void {
    this.stake.textContent = minor === 0n ? '–' : this.words.money(minor, this.currency)
  }

  /** What came back; it shines only where it is to be celebrated. */
  setWin(minor: bigint | null, isCelebrated = false): void {
    this.win.textContent =
      minor === null || minor === 0n ? '–' : this.words.money(minor, this.currency)
    this.win.toggleAttribute('data-shines', isCelebrated)
  }

  setStrip(text: string): void {
    window.clearTimeout(this.flashing)
    this.strip.textContent = text
  }

  /** Says something for a moment, to the eye and to those who listen. */
  flash(text: string): void {
    this.setStrip(text)
    this.flashing = window.setTimeout(() => this.setStrip(''), FLASH_MS)
  }

  announce(text: string): void {
    this.note.textContent = text
  }

  setSound(isOn: boolean): void {
    const label = this.words.text(isOn ? 'game.soundOff' : 'game.soundOn')
    this.soundButton.setAttribute('aria-label', label)
    this.soundButton.replaceChildren(icon(isOn ? 'soundOn' : 'soundOff'))
  }

  setState(state: FaceState): void {
    this.stage.dataset['state'] = state
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
