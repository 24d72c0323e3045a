import './roulette.css'

import type { PastRound } from '#contract/wire/slot-play.ts'
import type { RouletteRound, RouletteTableRules } from '#contract/wire/table-play.ts'
import { colourOf, spotOf } from '#engine/roulette/spots.ts'
import { toDecimal } from '#rules/money.ts'
import type { Play } from '../api.ts'
import type { PageData } from '../data.ts'
import { el, type IconName } from '../dom.ts'
import type { Kind, Open } from '../kind.ts'
import { openRouletteRules } from '../panels/roulette-rules.ts'
import { BetBook, type Bets, type Placed } from '../table/book.ts'
import { ChipRack, firstChip } from '../table/chips.ts'
import { Table } from '../table/table.ts'
import { Visit } from '../visit.ts'
import { minorOf, type TextKey, type Words, words as wordsOf } from '../words.ts'
import { Cloth } from './cloth.ts'
import { LastNumbers } from './last-numbers.ts'
import { nameOf } from './names.ts'
import { Outcome } from './outcome.ts'
import { WheelView } from './wheel-view.ts'

const HURRY = 5
/** How long a phone keeps the wheel in sight once the ball lies. */
const LOOK_MS = 1500

export const openRoulette =
  (rules: RouletteTableRules): Open =>
  (root, data, launch) =>
    new Roulette(root, data, rules).visit.open(launch)

/** A cloth, a wheel and a ball: chips are laid, the ball runs, and every chip is told its end. */
class Roulette implements Kind<RouletteRound> {
  readonly face: Table
  readonly ready = document.fonts.ready
  readonly visit: Visit<RouletteRound>
  private readonly rules: RouletteTableRules
  private readonly words: Words
  private readonly rack: ChipRack
  private readonly book = new BetBook()
  private readonly cloth: Cloth
  private readonly wheel: WheelView
  private readonly last: LastNumbers
  private readonly outcome: Outcome
  private readonly tip = el('p', { class: 'tip', 'aria-hidden': 'true' })
  private readonly buttons: Readonly<Record<'undo' | 'clear' | 'double' | 'repeat', HTMLElement>>
  private readonly spinButton: HTMLButtonElement
  /** Where the last round can still be seen on the cloth. */
  private isTold = false
  private isShowing = true

  constructor(root: HTMLElement, data: PageData, rules: RouletteTableRules) {
    this.rules = rules
    const words = wordsOf(data)
    this.words = words
    this.face = new Table(root, rules, words, {
      menu: () => this.visit.openMenu(),
      sound: () => this.visit.turnSound(!this.visit.sound.isOn),
      exit: () => this.visit.exit()
    })
    this.rack = new ChipRack(words)
    this.wheel = new WheelView(rules.slug)
    this.last = new LastNumbers(words)
    this.outcome = new Outcome(words)
    this.cloth = new Cloth(words, {
      place: spot => this.place(spot),
      take: spot => this.change(() => this.book.take(spot)),
      point: text => {
        this.tip.textContent = text || this.limits
      }
    })
    this.face.felt.append(
      el('div', { class: 'bowl' }, this.wheel.canvas, this.outcome.element),
      this.last.element,
      el('div', { class: 'cloth-box baize' }, this.cloth.element),
      this.tip
    )
    this.face.onRail(this.rack.element)
    const { book } = this
    const action = (icon: IconName, label: TextKey, act: () => Placed) =>
      this.face.action({ label: words.text(label), icon, act: () => this.change(act) })
    this.buttons = {
      undo: action('undo', 'table.undo', () => book.undo()),
      clear: action('clear', 'table.clearBet', () => book.clear()),
      double: action('double', 'table.double', () => book.double()),
      repeat: action('repeat', 'table.sameAgain', () => book.repeat())
    }
    this.spinButton = this.face.action({
      label: words.text('roulette.spin'),
      icon: 'spin',
      isMain: true,
      act: () => this.press()
    })
    this.visit = new Visit(data, this, words)
    this.render()
  }

  begin({ stakes, currency }: Play<RouletteRound>): void {
    const chips = stakes.map(stake => minorOf(stake, currency))
    this.book.most = chips.at(-1) ?? 0n
    this.rack.offer(chips, currency, firstChip(chips))
    this.tip.textContent = this.limits
  }

  private get limits(): string {
    const [least = 0n] = this.rack.chips
    if (least === 0n) return ''
    const money = (minor: bigint) => this.words.money(minor, this.visit.currency)
    const range = { least: money(least), most: money(this.book.most) }
    return `${this.words.text('table.limits')}: ${this.words.text('table.limitsFromTo', range)}`
  }

  /** The space bar and the large button: throw the ball, or see where it falls at once. */
  press(): void {
    if (!this.isShowing) void this.spin()
    else if (this.visit.play.minimumRoundMs === 0) this.hurry()
  }

  hurry(): void {
    this.wheel.loop.pace = HURRY
  }

  private place(spot: string): void {
    this.change(() => this.book.place(spot, this.rack.chosen))
  }

  /** Changes what lies on the cloth, if the table takes it. */
  private change(act: () => Placed): void {
    if (!this.visit.mayBet) return
    this.untell()
    const done = act()
    if (done === 'limit') {
      const amount = this.words.money(this.book.most, this.visit.currency)
      this.face.flash(this.words.text('table.overLimit', { amount }))
    }
    if (done === 'placed') this.visit.sound.play('chip')
    this.render()
  }

  /** Takes what the last round has left on the cloth. */
  private untell(): void {
    if (!this.isTold) return
    this.isTold = false
    this.cloth.lay(new Map(), this.rack.chips, this.visit.currency)
    this.cloth.show(null)
    this.outcome.clear()
    this.face.setWin(null)
  }

  private render(): void {
    const { book, face, buttons } = this
    const isOpen = !this.isShowing
    if (!this.isTold && isOpen) {
      this.cloth.lay(book.bets, this.rack.chips, this.visit.currency)
      face.setStake(book.total)
    }
    const allow = (button: HTMLElement, may: boolean) =>
      button.setAttribute('aria-disabled', String(!may))
    allow(buttons.undo, isOpen && book.canUndo)
    allow(buttons.clear, isOpen && book.bets.size > 0)
    allow(buttons.double, isOpen && book.bets.size > 0)
    allow(buttons.repeat, isOpen && book.canRepeat)
    allow(this.spinButton, !isOpen || book.bets.size > 0)
  }

  private async spin(): Promise<void> {
    const { book, visit, words } = this
    if (!visit.mayBet) return
    const stake = book.total
    if (stake === 0n) return this.face.flash(words.text('table.placeBet'))
    const begun = performance.now()
    const { currency } = visit
    const chips = [...book.bets].map(([spot, amount]) => ({
      spot,
      amount: toDecimal(amount, currency)
    }))
    this.isShowing = true
    this.render()
    book.begin()
    const round = await visit.bet(stake, { chips })
    if (round) await this.show(round)
    // A round that nobody had heard of was taken up in the meantime, or none has begun.
    else if (!this.isTold) book.giveBack()
    const left = visit.play.minimumRoundMs - (performance.now() - begun)
    if (round && left > 0) await this.wheel.loop.wait(left)
    visit.rest()
  }

  replay({ round }: PastRound<RouletteRound>): Promise<void> {
    return this.show(round)
  }

  takeUp(round: RouletteRound): Promise<void> {
    return this.show(round)
  }

  private async show(round: RouletteRound): Promise<void> {
    const { visit, face, wheel, cloth, words, rack } = this
    const { currency, celebratesBelowStake, minimumRoundMs } = visit.play
    const minor = (amount: string) => minorOf(amount, currency)
    const bets: Bets = new Map(round.chips.map(({ spot, amount }) => [spot, minor(amount)]))
    this.isShowing = true
    this.untell()
    cloth.lay(bets, rack.chips, currency)
    cloth.setOpen(false)
    face.setStake(minor(round.stake))
    face.stage.dataset['view'] = 'wheel'
    if (minimumRoundMs === 0) {
      face.setState('skippable')
      face.rename(this.spinButton, words.text('roulette.skip'), 'skip')
    }
    visit.sound.play('ball')
    await wheel.run(round.number)
    wheel.loop.pace = 1
    face.rename(this.spinButton, words.text('roulette.spin'), 'spin')
    visit.sound.play('pocket')
    this.isTold = true
    const [win, stake] = [minor(round.win), minor(round.stake)]
    const isCelebrated = win > stake || (win > 0n && celebratesBelowStake)
    const paid = round.chips.flatMap(({ spot, amount, returned }) => {
      const one = spotOf(spot)
      return one && minor(returned) > 0n
        ? [{ name: nameOf(one, words), stake: minor(amount), returned: minor(returned) }]
        : []
    })
    this.outcome.tell({ number: round.number, win, isCelebrated, paid }, currency)
    if (!visit.isReplaying) this.last.add(round.number)
    cloth.show(round.number, new Map(round.chips.map(one => [one.spot, minor(one.returned)])))
    face.setWin(win, isCelebrated)
    visit.sound.win(win, stake, celebratesBelowStake)
    await visit.end(round, `${this.numberSaid(round.number)}.`)
    await wheel.loop.wait(LOOK_MS)
    face.stage.dataset['view'] = 'cloth'
  }

  private numberSaid(number: number): string {
    return this.words.text(`roulette.said.${colourOf(number)}`, { number })
  }

  rested(): void {
    this.isShowing = false
    this.wheel.loop.pace = 1
    this.cloth.setOpen(true)
    this.render()
  }

  openRules(): Promise<void> {
    const { rules, words, visit, book } = this
    return openRouletteRules({ rules, words, play: visit.play, stake: book.total })
  }
}
