import './wheel.css'

import type { PastRound } from '#contract/wire/slot-play.ts'
import type { LiveTable, OtherTableRules, WheelRound } from '#contract/wire/table-play.ts'
import { type FieldId, ORDER } from '#engine/wheel/wheel.ts'
import { toDecimal } from '#rules/money.ts'
import { Failure, type Play } from '../api.ts'
import type { PageData } from '../data.ts'
import { el } from '../dom.ts'
import type { Kind, Open } from '../kind.ts'
import { openWheelRules } from '../panels/wheel-rules.ts'
import { openWheelReplay } from '../replay/wheel-replay.ts'
import { type Bets, type Placed, sumOf } from '../table/book.ts'
import { ChipRack, firstChip } from '../table/chips.ts'
import { Table } from '../table/table.ts'
import { Visit } from '../visit.ts'
import { minorOf, type Words, words as wordsOf } from '../words.ts'
import { ChipsInHand, merged } from './chips-in-hand.ts'
import { Countdown } from './countdown.ts'
import { Fields, fieldName } from './fields.ts'
import { LiveLine } from './live-line.ts'
import { type Moment, momentOf, type Phase } from './phase.ts'
import { Results } from './results.ts'
import { Seats } from './seats.ts'
import { WheelView } from './wheel-view.ts'

const TICK_MS = 200
/** Chips stay in hand for so long, in which they can be taken back. */
const HAND_MS = 1200
/** Before bets close, chips are sent at once, and in the last moment none are taken any more. */
const HURRY_MS = 1800
const LAST_MS = 500
const RESULTS = 18

export const openWheel =
  (rules: OtherTableRules): Open =>
  (root, data, launch) =>
    new GrandWheel(root, data, rules).visit.open(launch)

/** A wheel that turns for all who watch it: the clock of the server has the word. */
class GrandWheel implements Kind<WheelRound> {
  readonly face: Table
  readonly ready = document.fonts.ready
  readonly visit: Visit<WheelRound>
  private readonly rules: OtherTableRules
  private readonly words: Words
  private readonly rack: ChipRack
  private readonly hand = new ChipsInHand()
  private readonly wheel: WheelView
  private readonly fields: Fields
  private readonly seats: Seats
  private readonly results: Results
  private readonly countdown: Countdown
  private readonly buttons: Readonly<Record<'undo' | 'double' | 'repeat', HTMLElement>>
  private line: LiveLine | null = null
  private table: LiveTable | null = null
  private phase: Phase | null = null
  /** The player's own round that is not told to its end yet. */
  private mine: WheelRound | null = null
  private lastBets: Bets = new Map()
  private sending = 0
  private isTurning = false

  constructor(root: HTMLElement, data: PageData, rules: OtherTableRules) {
    this.rules = rules
    const words = wordsOf(data)
    this.words = words
    this.face = new Table(root, rules, words, {
      menu: () => this.visit.openMenu(),
      sound: () => this.visit.turnSound(!this.visit.sound.isOn),
      exit: () => this.visit.exit()
    })
    this.rack = new ChipRack(words)
    this.wheel = new WheelView(() => this.visit.sound.play('tick'))
    this.fields = new Fields(words, field => this.place([[field, this.rack.chosen]]))
    this.seats = new Seats(words)
    this.results = new Results(words)
    this.countdown = new Countdown(words)
    this.face.felt.append(
      el('div', { class: 'round' }, this.wheel.canvas),
      this.countdown.element,
      this.results.element,
      this.fields.element,
      this.seats.element
    )
    this.face.onRail(this.rack.element)
    const { face, hand } = this
    this.buttons = {
      undo: face.action({ label: words.text('table.undo'), icon: 'undo', act: () => this.undo() }),
      double: face.action({
        label: words.text('table.double'),
        icon: 'double',
        act: () => this.place(hand.bets)
      }),
      repeat: face.action({
        label: words.text('table.sameAgain'),
        icon: 'repeat',
        isMain: true,
        act: () => this.press()
      })
    }
    this.visit = new Visit(data, this, words)
    this.render()
  }

  begin({ stakes, currency }: Play<WheelRound>): void {
    const chips = stakes.map(stake => minorOf(stake, currency))
    this.hand.most = chips.at(-1) ?? 0n
    this.rack.offer(chips, currency, firstChip(chips))
    this.line = new LiveLine(this.rules.slug, () => this.visit.line.live(), {
      table: table => this.hear(table),
      line: isUp => this.face.setStrip(isUp ? '' : this.words.text('game.error.NETWORK')),
      failed: failure => void this.visit.tellFailure(failure)
    })
    // The table is known even where a proxy lets no events through.
    void this.line.refresh()
    window.setInterval(() => this.tick(), TICK_MS)
  }

  readonly replaysApart = true

  hurry(): void {
    // The wheel of all turns by the clock.
  }

  replay(past: PastRound<WheelRound>): Promise<void> {
    const { words, visit, rack } = this
    return openWheelReplay({ words, play: visit.play, sound: visit.sound, chips: rack.chips, past })
  }

  async takeUp(round: WheelRound): Promise<void> {
    if (round.isOver) return await this.tellMine(round)
    this.mine = round
    this.hand.lay(this.betsOf(round))
    this.render()
  }

  rested(): void {
    this.render()
  }

  /** The space bar and the large button: the chips of the last round once more. */
  press(): void {
    if (this.hand.bets.size === 0) this.place(this.lastBets)
  }

  openRules(): Promise<void> {
    const { rules, words, visit, hand } = this
    return openWheelRules({ rules, words, play: visit.play, stake: hand.total })
  }

  private get moment(): Moment | null {
    return this.table && this.line && momentOf(this.table.round, this.line.now)
  }

  private get isOpen(): boolean {
    const { moment } = this
    return this.visit.mayBet && moment?.phase === 'betting' && moment.left > LAST_MS
  }

  private betsOf({ chips }: WheelRound): Bets {
    const { currency } = this.visit
    return merged(chips.map(({ spot, amount }) => [spot, minorOf(amount, currency)]))
  }

  private place(chips: Iterable<readonly [string, bigint]>): void {
    const { hand, visit, words } = this
    if (!this.isOpen) return
    const more = [...chips]
    const cost = sumOf(hand.unpaid) + sumOf(merged(more))
    if (visit.balance !== null && visit.balance < cost) return void visit.canPay(cost)
    const placed: Placed = hand.place(more)
    if (placed === 'limit')
      this.face.flash(
        words.text('table.overLimit', { amount: words.money(hand.most, visit.currency) })
      )
    if (placed !== 'placed') return
    visit.sound.play('chip')
    this.render()
    this.sendAfter(HAND_MS)
  }

  private undo(): void {
    this.hand.undo()
    this.render()
  }

  private sendAfter(ms: number): void {
    window.clearTimeout(this.sending)
    this.sending = window.setTimeout(() => void this.send(), ms)
  }

  /** Puts down what is in hand: the first chips begin the player's round, others raise it. */
  private async send(): Promise<void> {
    const { hand, visit, mine } = this
    const { currency } = visit
    const bets = hand.send()
    if (!bets) return
    const chips = [...bets].map(([spot, amount]) => ({ spot, amount: toDecimal(amount, currency) }))
    const move = `chips:${chips.map(({ spot, amount }) => `${spot}=${amount}`).join(',')}`
    const told = await (mine ? visit.tryMove(mine.id, move, mine.moves) : visit.start({ chips }))
    hand.answered()
    if ('round' in told) {
      this.mine = told.round
      hand.lay(this.betsOf(told.round))
    } else await this.notTaken(told.error)
    this.render()
    if (hand.canUndo) this.sendAfter(HAND_MS)
  }

  private async notTaken(error: unknown): Promise<void> {
    if (error instanceof Failure && (error.code === 'BETS_CLOSED' || error.code === 'INVALID_MOVE'))
      this.face.flash(this.words.text('game.error.BETS_CLOSED'))
    else await this.visit.failed(error)
  }

  private hear(table: LiveTable): void {
    const isNew = table.round.number !== this.table?.round.number
    this.table = table
    this.fields.tell(table.seats)
    this.seats.tell(table.seats)
    if (isNew) this.open(table)
    const { moment } = this
    if (moment?.phase === 'turning' && table.round.segment !== null) this.turn(table.round)
    this.tellResults()
    this.tick()
  }

  /** Another round: the table is empty, the wheel stands where it stopped. */
  private open({ history, round }: LiveTable): void {
    const [last] = history
    if (last) this.wheel.stand(last.segment, last.number)
    this.phase = null
    this.isTurning = false
    this.hand.clear()
    const { mine } = this
    if (mine && mine.number !== round.number) void this.missed()
    else if (mine) this.hand.lay(this.betsOf(mine))
    this.fields.show(null, null)
    this.face.setWin(null)
    this.render()
  }

  private turn({ segment, number }: LiveTable['round']): void {
    if (segment === null || this.isTurning) return
    this.isTurning = true
    this.wheel.turn(segment, number, () => this.moment?.part ?? 1)
  }

  private tick(): void {
    const { table, moment, line } = this
    if (!table || !moment || !line) return
    const { opensAt, closesAt } = table.round
    this.countdown.tell(moment, Date.parse(closesAt) - Date.parse(opensAt))
    if (moment.phase === 'betting' && moment.left < HURRY_MS) void this.send()
    if (moment.phase === 'over') void line.refresh()
    if (moment.phase === this.phase) return
    const before = this.phase
    this.phase = moment.phase
    this.face.stage.dataset['phase'] = moment.phase
    if (moment.phase === 'betting' && before !== null) this.visit.sound.play('press')
    if (moment.phase === 'turning') this.close(before === 'betting')
    if (moment.phase === 'result') void this.finish()
    this.render()
  }

  private close(isHeard: boolean): void {
    if (isHeard) this.visit.sound.play('closed')
    void this.line?.refresh()
  }

  /** The wheel stands: everybody sees where, and a player is told and paid. */
  private async finish(): Promise<void> {
    const { table } = this
    if (!table) return
    // Who comes after the wheel has stopped, or slept, has not heard where.
    if (table.round.segment === null) await this.line?.refresh()
    const { segment, number } = this.table?.round ?? table.round
    const field = segment === null ? undefined : ORDER[segment]
    if (segment === null || field === undefined) return
    this.wheel.stand(segment, number)
    this.tellResults()
    this.fields.show(field, null)
    this.seats.tell(this.table?.seats ?? [])
    if (this.mine?.number === number) return await this.missed()
    this.face.announce(this.said(field))
  }

  /** Asks for the end of the player's own round, tells it and has it paid. */
  private async missed(): Promise<void> {
    const { visit } = this
    this.mine = null
    let round: WheelRound | null
    try {
      round = (await visit.line.resume()).pending
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      round = error.code === 'NETWORK' ? await visit.pending() : null
      if (error.code !== 'NETWORK') await visit.tellFailure(error)
    }
    if (!round) return
    if (!round.isOver) return await this.takeUp(round)
    await this.tellMine(round)
    visit.rest()
  }

  private async tellMine(round: WheelRound): Promise<void> {
    const { visit, words, face } = this
    const { currency, celebratesBelowStake } = visit.play
    const [win, stake] = [minorOf(round.win, currency), minorOf(round.stake, currency)]
    const field = round.segment === null ? undefined : ORDER[round.segment]
    const isCelebrated = win > stake || (win > 0n && celebratesBelowStake)
    this.lastBets = this.betsOf(round)
    if (field && round.number === this.table?.round.number)
      this.fields.show(field, win > 0n ? words.money(win, currency) : null)
    face.stage.toggleAttribute('data-shines', isCelebrated)
    face.setWin(win, isCelebrated)
    visit.sound.win(win, stake, celebratesBelowStake)
    await visit.end(round, field ? this.said(field) : '')
  }

  private said(field: FieldId): string {
    return this.words.text('wheel.stopped', { field: fieldName(field, this.words) })
  }

  private tellResults(): void {
    const { table, moment } = this
    if (!table) return
    const { segment } = table.round
    const now = moment?.phase === 'result' && segment !== null ? [segment] : []
    this.results.tell([...now, ...table.history.map(one => one.segment)].slice(0, RESULTS))
  }

  private render(): void {
    const { hand, face, buttons, rack, visit, isOpen } = this
    if (rack.chips.length > 0) {
      this.fields.lay(hand.bets, hand.unpaid, rack.chips, visit.currency)
      face.setStake(hand.total)
      if (visit.balance !== null) face.setBalance(visit.balance - sumOf(hand.unpaid))
    }
    this.fields.setOpen(isOpen)
    const allow = (button: HTMLElement, may: boolean) =>
      button.setAttribute('aria-disabled', String(!may))
    allow(buttons.undo, isOpen && hand.canUndo)
    allow(buttons.double, isOpen && hand.bets.size > 0)
    allow(buttons.repeat, isOpen && hand.bets.size === 0 && this.lastBets.size > 0)
  }
}
