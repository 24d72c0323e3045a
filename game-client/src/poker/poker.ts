import '@fontsource-variable/fraunces/index.css'
import '../cards/cards.css'
import './poker.css'

import { chipsOf, isTable, mostOf } from '#config/catalogue/tables.ts'
import type { PastRound } from '#contract/wire/slot-play.ts'
import type { TableRules, VideoPokerRound } from '#contract/wire/table-play.ts'
import { toDecimal } from '#rules/money.ts'
import type { Play } from '../api.ts'
import { StakeBox } from '../cards/stake-box.ts'
import type { PageData } from '../data.ts'
import { el } from '../dom.ts'
import type { Kind, Open } from '../kind.ts'
import { Loop } from '../loop.ts'
import { openPokerRules } from '../panels/poker-rules.ts'
import { Table } from '../table/table.ts'
import { Visit } from '../visit.ts'
import { minorOf, type Words, words as wordsOf } from '../words.ts'
import { FiveCards } from './five-cards.ts'
import { PayTable } from './pay-table.ts'

export const openPoker =
  (rules: TableRules): Open =>
  (root, data, launch) =>
    new Poker(root, data, rules).visit.open(launch)

/** How long the cards, and those that were held, are left to be seen. */
const HURRY = 8
const REPLAY_MS = 900

type Phase = 'betting' | 'dealing' | 'holding' | 'drawing'

/** Jacks or better: five cards, those that are held, and the draw. */
class Poker implements Kind<VideoPokerRound> {
  readonly face: Table
  readonly ready: Promise<unknown> = document.fonts.ready
  readonly visit: Visit<VideoPokerRound>
  private readonly rules: TableRules
  private readonly words: Words
  private readonly loop = new Loop(() => {})
  private readonly box: StakeBox
  private readonly pays: PayTable
  private readonly five: FiveCards
  private readonly say = el('p', { class: 'say', role: 'status' })
  private readonly note = el('p', { class: 'vh', 'aria-live': 'polite' })
  private readonly bets: Readonly<Record<'clear' | 'again' | 'deal', HTMLButtonElement>>
  private readonly drawButton: HTMLButtonElement
  private phase: Phase = 'betting'
  private last = 0n
  private onDraw: (() => void) | null = null

  constructor(root: HTMLElement, data: PageData, rules: TableRules) {
    this.rules = rules
    this.words = wordsOf(data)
    const { words } = this
    this.face = new Table(root, rules, words, {
      menu: () => this.visit.openMenu(),
      sound: () => this.visit.turnSound(!this.visit.sound.isOn),
      exit: () => this.visit.exit()
    })
    this.pays = new PayTable(words)
    this.box = new StakeBox(words, isAdded => this.stakeChanged(isAdded))
    this.five = new FiveCards(words, this.loop, () => this.visit.sound)
    this.face.felt.append(
      el(
        'div',
        { class: 'quay baize' },
        this.pays.element,
        this.five.element,
        this.say,
        el('i', { class: 'shoe' }),
        el('i', { class: 'pile' }),
        this.note
      )
    )
    this.face.onRail(el('div', { class: 'bench' }, this.box.rack))
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
        label: words.text('poker.deal'),
        isMain: true,
        act: () => this.press()
      })
    }
    this.drawButton = this.face.action({
      label: words.text('poker.draw'),
      isMain: true,
      act: () => this.press()
    })
    this.bets.deal.disabled = this.bets.clear.disabled = true
    this.setPhase('betting')
    this.visit = new Visit(data, this, words)
    document.addEventListener('keydown', event => this.key(event))
  }

  begin({ currency }: Play<VideoPokerRound>): void {
    const { slug } = this.rules
    if (!isTable(slug)) throw new RangeError(`${slug} is no table`)
    const chips = chipsOf(slug, currency)
    this.box.offer(chips, currency, mostOf(slug, currency))
    this.box.set(chips[2] ?? chips[0] ?? 0n)
  }

  private stakeChanged(isAdded: boolean): void {
    const { amount } = this.box
    this.face.setStake(amount)
    this.pays.setStake(amount, this.visit.currency)
    this.bets.deal.disabled = amount === 0n
    this.bets.clear.disabled = amount === 0n
    if (isAdded) this.visit.sound.play('chip')
  }

  private clearStake(): void {
    this.box.set(0n)
    this.visit.sound.play('chips')
  }

  press(): void {
    if (this.phase === 'holding') this.onDraw?.()
    else if (this.visit.mayBet && this.box.amount > 0n) void this.deal()
  }

  private async deal(): Promise<void> {
    const { box, five, visit } = this
    const stake = box.amount
    const begun = performance.now()
    this.tidy()
    this.setPhase('dealing')
    const opening = { stake: toDecimal(stake, visit.currency) }
    const [round] = await Promise.all([visit.bet(stake, opening), five.take()])
    if (round) {
      this.last = stake
      await five.dealTo(round.dealt)
      await this.play(round)
      const left = visit.play.minimumRoundMs - (performance.now() - begun)
      if (left > 0) await this.loop.wait(left)
    }
    visit.rest()
  }

  async takeUp(round: VideoPokerRound): Promise<void> {
    const stake = minorOf(round.stake, this.visit.currency)
    this.face.setStake(stake)
    this.pays.setStake(stake, this.visit.currency)
    this.setPhase('dealing')
    this.five.lay(round.dealt)
    if (round.isOver) {
      this.five.hold(round.held)
      await this.drawn(round)
    } else await this.play(round)
  }

  async replay({ round }: PastRound<VideoPokerRound>): Promise<void> {
    const { five, pays } = this
    const stake = minorOf(round.stake, this.visit.currency)
    this.tidy()
    this.setPhase('drawing')
    this.face.setStake(stake)
    pays.setStake(stake, this.visit.currency)
    await five.take()
    await five.dealTo(round.dealt)
    await this.loop.wait(REPLAY_MS)
    five.hold(round.held)
    await this.loop.wait(REPLAY_MS)
    await this.drawn(round)
  }

  /** Puts out what the last round has left lit. */
  private tidy(): void {
    this.face.setWin(null)
    this.say.textContent = ''
    this.pays.light(null, 'has')
    this.five.shine(false)
    this.five.hold([])
  }

  /** From the deal on: what is held is the player's, what comes then is drawn. */
  private async play(dealt: VideoPokerRound): Promise<void> {
    const { five, pays, visit, words } = this
    pays.light(dealt.hand, 'has')
    let round: VideoPokerRound | null = null
    while (!round) {
      this.setPhase('holding')
      this.say.textContent = words.text('poker.choose')
      this.note.textContent = words.text('poker.dealt', { cards: five.named })
      await new Promise<void>(resolve => {
        this.onDraw = resolve
      })
      this.onDraw = null
      this.setPhase('drawing')
      round = await visit.move(dealt.id, `hold:${five.chosen.join(',')}`, 0)
    }
    await this.drawn(round)
  }

  private async drawn(round: VideoPokerRound): Promise<void> {
    const { five, pays, visit, words } = this
    const { currency, celebratesBelowStake } = visit.play
    this.say.textContent = ''
    await five.take(round.held)
    await five.dealTo(round.cards)
    const stake = minorOf(round.stake, currency)
    const win = minorOf(round.win, currency)
    const isCelebrated = win > 0n && (win > stake || celebratesBelowStake)
    pays.light(round.hand, 'won')
    five.shine(isCelebrated)
    this.note.textContent = words.text('poker.dealt', { cards: five.named })
    this.say.textContent = round.hand
      ? `${words.text(`poker.hand.${round.hand}`)} · ${words.money(win, currency)}`
      : words.text('poker.nothing')
    this.face.setWin(win, isCelebrated)
    visit.sound.win(win, stake, celebratesBelowStake)
    await visit.end(round)
  }

  private setPhase(phase: Phase): void {
    this.phase = phase
    this.face.stage.dataset['phase'] = phase
    const isBetting = phase === 'betting'
    this.box.setOpen(isBetting)
    for (const button of Object.values(this.bets)) button.hidden = !isBetting
    this.bets.again.disabled = this.last === 0n
    this.drawButton.hidden = isBetting
    this.drawButton.disabled = phase !== 'holding'
    this.five.setOpen(phase === 'holding')
  }

  hurry(): void {
    this.loop.pace = HURRY
  }

  rested(): void {
    this.loop.pace = 1
    this.setPhase('betting')
    this.face.setStake(this.box.amount)
    this.pays.setStake(this.box.amount, this.visit.currency)
    if (document.hasFocus() && document.activeElement === document.body)
      this.bets.deal.focus({ preventScroll: true })
  }

  private key(event: KeyboardEvent): void {
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (this.phase !== 'holding' || document.querySelector('dialog[open]')) return
    const step = { ArrowRight: 1, ArrowLeft: -1 } as const
    const isOnCard = event.target instanceof Element && event.target.closest('.five') !== null
    if (/^[1-5]$/.test(event.key)) this.five.toggle(Number(event.key) - 1)
    else if (event.key === 'ArrowRight' || event.key === 'ArrowLeft')
      this.five.walk(step[event.key])
    // On a card the space bar holds; Enter draws from anywhere.
    else if (event.key === 'Enter' && isOnCard) this.press()
    else return
    event.preventDefault()
  }

  openRules(): Promise<void> {
    const { rules, words, visit, box } = this
    return openPokerRules({ rules, words, play: visit.play, stake: box.amount })
  }
}
