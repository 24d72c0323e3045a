import './slot.css'

import type { PastRound, SlotRound, SlotRules } from '#contract/wire/slot-play.ts'
import { toDecimal } from '#rules/money.ts'
import { Failure, type Play } from '../api.ts'
import type { PageData } from '../data.ts'
import type { Kind, Open } from '../kind.ts'
import { openRules } from '../panels/rules-panel.ts'
import { chooseStake } from '../panels/small-panels.ts'
import { Visit } from '../visit.ts'
import { minorOf, type Words, words as wordsOf } from '../words.ts'
import { fillerOf, firstGrid } from './filler.ts'
import { GivenSpins } from './given-spins.ts'
import { GivenView } from './given-view.ts'
import { Hud } from './hud.ts'
import { land, setOff } from './show/land.ts'
import { playRound } from './show/play-round.ts'
import type { Scene } from './show/scene.ts'
import { cycleWins } from './show/wins.ts'
import { Board } from './stage/board.ts'
import { Sprites } from './stage/sprites.ts'

const HURRY = 5

export const openSlot =
  (rules: SlotRules): Open =>
  (root, data, launch) =>
    new Slot(root, data, rules).visit.open(launch)

/** Reels: a bet, a spin, and what the round shows. */
class Slot implements Kind<SlotRound> {
  readonly face: Hud
  readonly ready: Promise<unknown>
  readonly visit: Visit<SlotRound>
  private readonly rules: SlotRules
  private readonly words: Words
  private readonly board: Board
  private readonly given = new GivenSpins()
  private readonly givenView: GivenView
  private stakes: readonly bigint[] = []
  private stake = 0n
  private isShowing = true
  private endCycle: (() => void) | null = null

  constructor(root: HTMLElement, data: PageData, rules: SlotRules) {
    this.rules = rules
    this.words = wordsOf(data)
    this.face = new Hud(root, rules, this.words, {
      spin: () => this.press(),
      menu: () => this.visit.openMenu(),
      chooseBet: () => void this.chooseBet(),
      step: by => this.stepBet(by),
      sound: () => this.visit.turnSound(!this.visit.sound.isOn),
      exit: () => this.visit.exit()
    })
    const sprites = new Sprites(getComputedStyle(root).getPropertyValue('--mark'))
    this.board = new Board(
      this.face.canvases,
      this.face.window,
      sprites,
      firstGrid(rules),
      fillerOf(rules)
    )
    this.face.attach(this.board.loop)
    this.givenView = new GivenView({
      stage: this.face.stage,
      words: this.words,
      given: this.given,
      chosen: () => this.setStake(this.stake)
    })
    this.ready = Promise.all([sprites.load(rules.art.symbols), document.fonts.ready])
    this.visit = new Visit(data, this, this.words)
  }

  begin({ stakes, currency }: Play<SlotRound>): void {
    this.board.loop.invalidate()
    this.given.heed(this.visit.freeSpins)
    this.stakes = stakes.map(stake => minorOf(stake, currency))
    this.setStake(this.stakes[1] ?? this.stakes[0] ?? 0n)
  }

  private get scene(): Scene {
    const { board, face: hud, rules, words, visit } = this
    const { currency, celebratesBelowStake } = visit.play
    const { sound } = visit
    return { board, hud, loop: board.loop, sound, words, rules, currency, celebratesBelowStake }
  }

  hurry(): void {
    this.board.loop.pace = HURRY
  }

  /** The button: a bet while nothing runs, and the result at once while a round is shown. */
  press(): void {
    if (!this.isShowing) void this.spin()
    else if (this.visit.play.minimumRoundMs === 0) this.hurry()
  }

  private async spin(): Promise<void> {
    const { scene, visit, given } = this
    const free = given.next
    const stake = free ? minorOf(free.stake, visit.currency) : this.stake
    if (!visit.mayBet || !(free || (await visit.canPay(stake)))) return
    this.isShowing = true
    visit.hold()
    this.tidy()
    if (visit.balance !== null && !free) this.face.setBalance(visit.balance - stake)
    const begun = performance.now()
    const shown = scene.board.reels.map(reel =>
      Array.from({ length: reel.rows }, (_, row) => reel.symbolAt(row))
    )
    // The reels run while the round is asked for.
    const opening = { stake: toDecimal(stake, scene.currency) }
    const asked = visit.start(free ? { ...opening, freeSpins: free.id } : opening)
    const [got] = await Promise.all([asked, setOff(scene)])
    if ('error' in got) {
      await land(scene, shown)
      this.face.setBalance(visit.balance)
      await visit.failed(got.error)
      if (free && got.error instanceof Failure && got.error.code === 'NO_FREE_SPINS')
        visit.freeSpins = visit.freeSpins.filter(({ id }) => id !== free.id)
      return visit.rest()
    }
    if (free) {
      given.spent(free.id)
      this.face.setFreeBet(stake, given.left)
    }
    this.givenView.draw(scene.currency, false)
    await this.show(got.round)
    const left = visit.play.minimumRoundMs - (performance.now() - begun)
    if (left > 0) await scene.loop.wait(left)
    visit.rest()
  }

  /** Shows a round whose reels run already, and has its win paid. */
  private async show(round: SlotRound): Promise<void> {
    const { scene, visit } = this
    this.face.setState(visit.play.minimumRoundMs === 0 ? 'skippable' : 'busy')
    await playRound(scene, round)
    scene.loop.pace = 1
    await visit.end(round, round.isFree ? this.leftText() : '')
    const last = round.steps.at(-1)
    if (last && last.wins.length > 0) this.endCycle = cycleWins(scene, last)
    if (visit.isReplaying) return
    this.given.heed(visit.freeSpins)
    for (const spins of this.given.takePlayed())
      await this.givenView.played(scene.loop, scene.currency, spins)
    await this.greet()
  }

  /** Says which spins the house pays for, once. */
  async greet(): Promise<void> {
    const { board, given, visit } = this
    for (const spins of given.toGreet())
      await this.givenView.greet(board.loop, visit.currency, spins)
  }

  private leftText(): string {
    return this.given.left > 0 ? this.words.text('slot.givenLeft', { count: this.given.left }) : ''
  }

  /** Puts out what the last round has left lit. */
  private tidy(): void {
    this.endCycle?.()
    this.endCycle = null
    this.board.clearLooks()
    this.board.sparks.clear()
    void this.face.setWin(0n)
  }

  async replay({ round }: PastRound<SlotRound>): Promise<void> {
    this.isShowing = true
    this.tidy()
    this.givenView.draw(this.visit.currency, false)
    this.face.setBet(minorOf(round.stake, this.visit.currency), true, true)
    await this.takeUp(round)
  }

  async takeUp(round: SlotRound): Promise<void> {
    this.given.heed(this.visit.freeSpins)
    await setOff(this.scene)
    await this.show(round)
  }

  rested(): void {
    this.isShowing = false
    this.board.loop.pace = 1
    this.given.heed(this.visit.freeSpins)
    this.setStake(this.stake)
    // Focus that has gone to the page around the game stays there.
    if (document.hasFocus() && document.activeElement === document.body) this.face.focusSpin()
  }

  private setStake(stake: bigint): void {
    this.stake = stake
    const { next } = this.given
    if (next) this.face.setFreeBet(minorOf(next.stake, this.visit.currency), this.given.left)
    else this.face.setBet(stake, stake === this.stakes[0], stake === this.stakes.at(-1))
    this.givenView.draw(this.visit.currency, !this.isShowing)
  }

  private stepBet(by: 1 | -1): void {
    const next = this.stakes[this.stakes.indexOf(this.stake) + by]
    if (next !== undefined && !this.isShowing) this.setStake(next)
  }

  private async chooseBet(): Promise<void> {
    if (this.isShowing) return
    const { words, visit, stakes, stake } = this
    this.setStake(await chooseStake(words, visit.currency, stakes, stake))
  }

  openRules(): Promise<void> {
    const { rules, words, stake, visit } = this
    const { currency, minimumRoundMs } = visit.play
    return openRules({ rules, words, currency, stake, minimumRoundMs })
  }
}
