import '@fontsource-variable/fraunces/index.css'
import '../cards/cards.css'
import './blackjack.css'

import { chipsOf, isTable, mostOf } from '#config/catalogue/tables.ts'
import type { PastRound } from '#contract/wire/slot-play.ts'
import type { BlackjackRound, TableRules } from '#contract/wire/table-play.ts'
import { toDecimal } from '#rules/money.ts'
import type { Play } from '../api.ts'
import { StakeBox } from '../cards/stake-box.ts'
import type { PageData } from '../data.ts'
import { el } from '../dom.ts'
import type { Kind, Open } from '../kind.ts'
import { Loop } from '../loop.ts'
import { openBlackjackRules } from '../panels/blackjack-rules.ts'
import { Table } from '../table/table.ts'
import { Visit } from '../visit.ts'
import { minorOf, type Words, words as wordsOf } from '../words.ts'
import { Cloth } from './cloth.ts'
import { Hints, isMove } from './hints.ts'
import { Moves } from './moves.ts'

/** How long each choice of the player is left to be seen. */
const HURRY = 8
const REPLAY_MS = 700

export const openBlackjack =
  (rules: TableRules): Open =>
  (root, data, launch) =>
    new Blackjack(root, data, rules).visit.open(launch)

/** A table of one's own: a stake, moves as long as there are any, and the dealer's play. */
class Blackjack implements Kind<BlackjackRound> {
  readonly face: Table
  readonly ready: Promise<unknown> = document.fonts.ready
  readonly visit: Visit<BlackjackRound>
  private readonly rules: TableRules
  private readonly words: Words
  private readonly loop = new Loop(() => {})
  private readonly box: StakeBox
  private readonly cloth: Cloth
  private readonly hints: Hints
  private readonly moves: Moves
  private readonly bets: Readonly<Record<'clear' | 'again' | 'deal', HTMLButtonElement>>
  private last = 0n

  constructor(root: HTMLElement, data: PageData, rules: TableRules) {
    this.rules = rules
    this.words = wordsOf(data)
    const { words } = this
    this.face = new Table(root, rules, words, {
      menu: () => this.visit.openMenu(),
      sound: () => this.visit.turnSound(!this.visit.sound.isOn),
      exit: () => this.visit.exit()
    })
    this.box = new StakeBox(words, isAdded => this.stakeChanged(isAdded))
    this.hints = new Hints(words, advised => this.moves.mark(advised))
    this.cloth = new Cloth(words, this.loop, () => this.visit.sound, this.box.spot)
    this.face.felt.append(this.cloth.element)
    this.face.onRail(el('div', { class: 'bench' }, this.box.rack, this.hints.element))
    this.bets = {
      clear: this.face.action({
        label: words.text('table.clearBet'),
        act: () => this.clearStake()
      }),
      again: this.face.action({
        label: words.text('table.sameAgain'),
        act: () => {
          this.box.set(this.last)
          this.press()
        }
      }),
      deal: this.face.action({
        label: words.text('blackjack.deal'),
        isMain: true,
        act: () => this.press()
      })
    }
    this.moves = new Moves(this.face, words)
    this.bets.deal.disabled = this.bets.clear.disabled = true
    this.setPhase('betting')
    this.visit = new Visit(data, this, words)
  }

  begin({ currency }: Play<BlackjackRound>): void {
    const { slug } = this.rules
    if (!isTable(slug)) throw new RangeError(`${slug} is no table`)
    const chips = chipsOf(slug, currency)
    this.cloth.chips = chips
    this.cloth.currency = currency
    this.box.offer(chips, currency, mostOf(slug, currency))
    this.box.set(chips[2] ?? chips[0] ?? 0n)
  }

  private stakeChanged(isAdded: boolean): void {
    const { amount } = this.box
    this.face.setStake(amount)
    this.bets.deal.disabled = amount === 0n
    this.bets.clear.disabled = amount === 0n
    if (!isAdded) return
    this.visit.sound.play('chip')
    if (this.cloth.isLaid && this.visit.mayBet) void this.cloth.clear()
  }

  private clearStake(): void {
    this.box.set(0n)
    this.visit.sound.play('chips')
  }

  press(): void {
    if (this.visit.mayBet && this.box.amount > 0n) void this.deal()
  }

  private async deal(): Promise<void> {
    const { box, visit } = this
    const stake = box.amount
    const begun = performance.now()
    this.face.setWin(null)
    box.setOpen(false)
    const opening = { stake: toDecimal(stake, visit.currency) }
    const [round] = await Promise.all([visit.bet(stake, opening), this.cloth.clear()])
    if (round) {
      this.last = stake
      this.setPhase('playing')
      this.face.setStake(minorOf(round.stake, visit.currency))
      await this.cloth.show(null, round)
      await this.play(round)
      const left = visit.play.minimumRoundMs - (performance.now() - begun)
      if (left > 0) await this.loop.wait(left)
    }
    visit.rest()
  }

  async takeUp(round: BlackjackRound): Promise<void> {
    this.setPhase('playing')
    this.cloth.lay(round)
    this.face.setStake(minorOf(round.stake, this.visit.currency))
    await this.play(round)
  }

  async replay({ earlier, round }: PastRound<BlackjackRound>): Promise<void> {
    this.face.setWin(null)
    this.cloth.element.removeAttribute('data-celebrated')
    await this.cloth.clear()
    this.setPhase('over')
    let before: BlackjackRound | null = null
    for (const shown of [...earlier, round]) {
      if (before) await this.loop.wait(REPLAY_MS)
      this.face.setStake(minorOf(shown.stake, this.visit.currency))
      await this.cloth.show(before, shown)
      before = shown
    }
    await this.finish(round)
    await this.visit.end(round)
  }

  /** From a standing of a round to its end and its pay. */
  private async play(begun: BlackjackRound): Promise<void> {
    let round = begun
    while (!round.isOver) {
      const next = await this.move(round)
      if (next) {
        await this.cloth.show(round, next)
        round = next
        this.face.setStake(minorOf(round.stake, this.visit.currency))
      }
    }
    this.setPhase('over')
    await this.finish(round)
    await this.visit.end(round)
  }

  /** Asks the player, then the house; null when the move was not made. */
  private async move(round: BlackjackRound): Promise<BlackjackRound | null> {
    const { visit, words, hints } = this
    const { currency } = visit
    const cost = (move: string) => minorOf(round.moves[move] ?? '0', currency)
    if (round.phase === 'insurance') {
      const amount = words.money(cost('insure'), currency)
      this.cloth.ask(
        `${words.text('blackjack.insuranceAsk', { amount })} ${words.text('blackjack.insuranceWhy')}`
      )
    }
    const asked = this.moves.ask(round, currency)
    hints.advise(isMove(round.advice) ? round.advice : null)
    const move = await asked
    hints.advise(null)
    if (!(await visit.canPay(cost(move)))) return null
    this.cloth.ask('')
    return await visit.move(round.id, move, round.made)
  }

  private async finish(round: BlackjackRound): Promise<void> {
    const { visit, face } = this
    const { currency, celebratesBelowStake } = visit.play
    const stake = minorOf(round.stake, currency)
    const win = minorOf(round.win, currency)
    const isCelebrated = win > 0n && (win > stake || celebratesBelowStake)
    this.cloth.element.toggleAttribute('data-celebrated', isCelebrated)
    await this.cloth.results(round)
    face.setStake(stake)
    face.setWin(win, isCelebrated)
    visit.sound.win(win, stake, celebratesBelowStake)
  }

  private setPhase(phase: 'betting' | 'playing' | 'over'): void {
    const isBetting = phase === 'betting'
    this.face.stage.dataset['phase'] = phase
    this.box.setOpen(isBetting)
    this.hints.element.hidden = isBetting
    this.box.rack.hidden = !isBetting
    for (const button of Object.values(this.bets)) button.hidden = !isBetting
    if (phase !== 'playing') this.moves.close()
    this.bets.again.disabled = this.last === 0n
  }

  hurry(): void {
    this.loop.pace = HURRY
  }

  rested(): void {
    this.loop.pace = 1
    this.setPhase('betting')
    this.face.setStake(this.box.amount)
    if (document.hasFocus() && document.activeElement === document.body)
      this.bets.deal.focus({ preventScroll: true })
  }

  openRules(): Promise<void> {
    const { rules, words, visit, box } = this
    return openBlackjackRules({ rules, words, play: visit.play, stake: box.amount })
  }
}
