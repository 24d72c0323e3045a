import type { SlotRound } from '#contract/wire/slot-play.ts'
import type { HostMessage } from '#contract/wire/window-messages.ts'
import { toDecimal } from '#rules/money.ts'
import { type Api, Failure, openPlay } from './api.ts'
import type { PageData } from './data.ts'
import { el } from './dom.ts'
import { fillerOf, firstGrid } from './filler.ts'
import { connectHost, type Host } from './host.ts'
import { Hud } from './hud.ts'
import { openPanel } from './panels/panel.ts'
import { openRules } from './panels/rules-panel.ts'
import { chooseStake, openHistory, openMenu } from './panels/small-panels.ts'
import { land, setOff } from './show/land.ts'
import { playRound } from './show/play-round.ts'
import type { Scene } from './show/scene.ts'
import { cycleWins } from './show/wins.ts'
import { Sound } from './sound.ts'
import { Board } from './stage/board.ts'
import { Sprites } from './stage/sprites.ts'
import { minorOf, type TextKey, type Words, words as wordsOf } from './words.ts'

const RETRY_MS = [800, 1500, 3000, 5000, 8000]
const HURRY = 5

/** One visit to one game: opens the play, runs its rounds, and tells the page around it. */
export class Game {
  private readonly data: PageData
  private readonly words: Words
  private readonly hud: Hud
  private readonly host: Host
  private readonly sound = new Sound()
  private board: Board | null = null
  private api: Api | null = null
  private stakes: readonly bigint[] = []
  private stake = 0n
  private balance: bigint | null = null
  private isBusy = true
  private isPaused = false
  private isOver = false
  private endCycle: (() => void) | null = null

  constructor(root: HTMLElement, data: PageData) {
    this.data = data
    this.words = wordsOf(data)
    this.hud = new Hud(root, data, this.words, {
      spin: () => void this.press(),
      menu: () => this.openMenu(),
      chooseBet: () => void this.chooseBet(),
      step: by => this.stepBet(by),
      sound: () => this.turnSound(!this.sound.isOn),
      exit: () => this.exit()
    })
    this.host = connectHost(data.host, message => this.hear(message))
    document.addEventListener('keydown', event => this.key(event))
  }

  async start(launch: string): Promise<void> {
    const { rules } = this.data
    const sprites = new Sprites(getComputedStyle(this.hud.stage).getPropertyValue('--mark'))
    const board = new Board(
      this.hud.canvases,
      this.hud.window,
      sprites,
      firstGrid(rules),
      fillerOf(rules)
    )
    this.board = board
    this.hud.attach(board.loop)
    const pictures = Promise.all([sprites.load(rules.art.symbols), document.fonts.ready])
    let api: Api
    try {
      api = await openPlay(launch, rules.slug)
    } catch (error) {
      await pictures
      return await this.launchRefused(error)
    }
    await pictures
    board.loop.invalidate()
    this.api = api
    const { play } = api
    this.stakes = play.stakes.map(stake => minorOf(stake, play.currency))
    this.hud.setCurrency(play.currency, play.mode)
    this.setStake(this.stakes[1] ?? this.stakes[0] ?? 0n)
    this.setBalance(play.balance)
    this.host.tell({ type: 'ready' })
    if (play.pending) await this.takeUp(play.pending)
    this.rest()
  }

  private get scene(): Scene {
    const { board, api } = this
    if (!board || !api) throw new Error('The game has not started')
    return {
      board,
      hud: this.hud,
      loop: board.loop,
      sound: this.sound,
      words: this.words,
      rules: this.data.rules,
      currency: api.play.currency,
      celebratesBelowStake: api.play.celebratesBelowStake
    }
  }

  /** The button: a bet while nothing runs, and the result at once while a round is shown. */
  private async press(): Promise<void> {
    if (!this.isBusy) return await this.spin()
    const { board, api } = this
    if (board && api?.play.minimumRoundMs === 0) board.loop.pace = HURRY
  }

  private async spin(): Promise<void> {
    const { api } = this
    if (!api || this.isBusy || this.isPaused || this.isOver) return
    const { scene } = this
    if (this.balance !== null && this.balance < this.stake) return await this.outOfFunds()
    this.isBusy = true
    this.endCycle?.()
    this.endCycle = null
    scene.board.clearLooks()
    scene.board.sparks.clear()
    void this.hud.setWin(0n)
    this.hud.setState('busy')
    if (this.balance !== null) this.hud.setBalance(this.balance - this.stake)
    const begun = performance.now()
    const shown = scene.board.reels.map(reel =>
      Array.from({ length: reel.rows }, (_, row) => reel.symbolAt(row))
    )
    const asked = api.spin(toDecimal(this.stake, api.play.currency)).then(
      answer => ({ answer }),
      (error: unknown) => ({ error })
    )
    const [got] = await Promise.all([asked, setOff(scene)])
    if ('error' in got) {
      await land(scene, shown)
      this.hud.setBalance(this.balance)
      await this.spinFailed(got.error)
      return this.rest()
    }
    const { round, balance } = got.answer
    this.setBalance(balance)
    await this.show(round)
    const left = api.play.minimumRoundMs - (performance.now() - begun)
    if (left > 0) await scene.loop.wait(left)
    this.rest()
  }

  /** Shows a round whose reels run already, and has its win paid. */
  private async show(round: SlotRound): Promise<void> {
    const { scene, api } = this
    this.host.tell({ type: 'roundStarted', roundId: round.id })
    this.hud.setState(api?.play.minimumRoundMs === 0 ? 'skippable' : 'busy')
    await playRound(scene, round)
    scene.loop.pace = 1
    this.hud.setState('busy')
    await this.settle(round)
    this.host.tell({ type: 'roundEnded', roundId: round.id })
    this.tellResult(round)
    const last = round.steps.at(-1)
    if (last && last.wins.length > 0) this.endCycle = cycleWins(scene, last)
  }

  private tellResult(round: SlotRound): void {
    const { scene, words } = this
    const win = minorOf(round.win, scene.currency)
    const amount = words.money(win, scene.currency)
    const key =
      win === 0n
        ? 'slot.noWin'
        : win > minorOf(round.stake, scene.currency)
          ? 'slot.result'
          : 'slot.returned'
    this.hud.announce(words.text(key, { amount }))
  }

  /** Has the round paid; while the line is down it is tried again, for the round is kept. */
  private async settle(round: SlotRound): Promise<void> {
    for (let attempt = 0; this.api; attempt++) {
      try {
        const { balance } = await this.api.settle(round.id)
        return this.setBalance(balance)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const isPassing = error.code === 'NETWORK' || error.code === 'WALLET_UNREACHABLE'
        if (!isPassing) return await this.tellFailure(error.code)
        this.hud.setStrip(this.words.text(`slot.error.${error.code}`))
        await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 8000)
        this.hud.setStrip('')
      }
    }
  }

  /** A round of an earlier visit is shown to its end before another begins. */
  private async takeUp(round: SlotRound): Promise<void> {
    this.hud.setStrip(this.words.text('slot.resumed'))
    await setOff(this.scene)
    await this.show(round)
  }

  private async spinFailed(error: unknown): Promise<void> {
    if (!(error instanceof Failure)) throw error
    if (error.code !== 'NETWORK') return await this.tellFailure(error.code)
    // Nobody knows whether the bet was taken: the provider does, once it is reached again.
    this.host.tell({ type: 'failed', code: 'NETWORK' })
    for (let attempt = 0; this.api; attempt++) {
      this.hud.setStrip(this.words.text('slot.error.NETWORK'))
      await pause(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)] ?? 8000)
      try {
        const { pending } = await this.api.resume()
        this.hud.setStrip('')
        if (pending) await this.takeUp(pending)
        return
      } catch (again) {
        if (!(again instanceof Failure)) throw again
        if (again.code !== 'NETWORK') return await this.tellFailure(again.code)
      }
    }
  }

  private async outOfFunds(): Promise<void> {
    const { api, words } = this
    if (!api) return
    const isFun = api.play.mode === 'FUN'
    const code = isFun ? 'INSUFFICIENT_PLAY_MONEY' : 'INSUFFICIENT_FUNDS'
    let refill = false
    await openPanel({
      title: words.text(isFun ? 'slot.playMoney' : 'slot.balance'),
      body: [el('p', {}, words.text(`slot.error.${code}`))],
      close: words.text('slot.close'),
      acts: [
        { label: words.text('slot.close') },
        isFun
          ? {
              label: words.text('slot.refill'),
              isMain: true,
              act: () => {
                refill = true
              }
            }
          : {
              label: words.text('slot.deposit'),
              isMain: true,
              act: () => this.host.tell({ type: 'openDeposit' })
            }
      ]
    })
    if (refill) this.setBalance((await api.refill()).balance)
  }

  private async tellFailure(code: string): Promise<void> {
    const { words } = this
    if (code === 'INSUFFICIENT_FUNDS' || code === 'INSUFFICIENT_PLAY_MONEY')
      return await this.outOfFunds()
    const key: TextKey = `slot.error.${code}`
    if (code === 'SESSION_ENDED' || code === 'INVALID_TOKEN') {
      this.isOver = true
      this.host.tell({ type: 'failed', code: 'SESSION_ENDED' })
    }
    await openPanel({
      title: this.data.rules.title,
      body: [el('p', {}, words.text(key in this.data.texts ? key : 'slot.error.UNKNOWN'))],
      close: words.text('slot.close'),
      acts: this.isOver
        ? [{ label: words.text('slot.exit'), isMain: true, act: () => this.exit() }]
        : [{ label: words.text('slot.close'), isMain: true }]
    })
  }

  private async launchRefused(error: unknown): Promise<void> {
    const code = error instanceof Failure ? error.code : 'UNKNOWN'
    this.isOver = true
    this.host.tell({ type: 'failed', code: code === 'NETWORK' ? 'NETWORK' : 'LAUNCH_REFUSED' })
    this.hud.setState('busy')
    await this.tellFailure(code)
  }

  /** Back to where the next bet may be made. */
  private rest(): void {
    this.isBusy = false
    if (this.board) this.board.loop.pace = 1
    this.hud.setState(this.isOver ? 'busy' : 'idle')
    this.setStake(this.stake)
    // Focus that has gone to the page around the game stays there.
    if (document.hasFocus() && document.activeElement === document.body) this.hud.focusSpin()
  }

  private setBalance(balance: string | null): void {
    const currency = this.api?.play.currency
    if (balance === null || !currency) return
    this.balance = minorOf(balance, currency)
    this.hud.setBalance(this.balance)
    if (this.api?.play.mode === 'REAL') this.host.tell({ type: 'balanceHint', balance, currency })
  }

  private setStake(stake: bigint): void {
    this.stake = stake
    this.hud.setBet(stake, stake === this.stakes[0], stake === this.stakes.at(-1))
  }

  private stepBet(by: 1 | -1): void {
    const next = this.stakes[this.stakes.indexOf(this.stake) + by]
    if (next !== undefined && !this.isBusy) this.setStake(next)
  }

  private async chooseBet(): Promise<void> {
    const { api } = this
    if (!api || this.isBusy) return
    this.setStake(await chooseStake(this.words, api.play.currency, this.stakes, this.stake))
  }

  private openMenu(): void {
    const { words } = this
    const sound = this.sound.isOn
    void openMenu(words, [
      { icon: 'rules', label: words.text('slot.rules'), act: () => void this.openRules() },
      { icon: 'history', label: words.text('slot.history'), act: () => void this.openHistory() },
      {
        icon: sound ? 'soundOn' : 'soundOff',
        label: words.text(sound ? 'slot.soundOff' : 'slot.soundOn'),
        act: () => this.turnSound(!sound)
      },
      { icon: 'exit', label: words.text('slot.exit'), act: () => this.exit() }
    ])
  }

  private openRules(): Promise<void> {
    const { api, data, words, stake } = this
    if (!api) return Promise.resolve()
    const { currency, minimumRoundMs } = api.play
    return openRules({ rules: data.rules, words, currency, stake, minimumRoundMs })
  }

  private async openHistory(): Promise<void> {
    const { api, words } = this
    if (!api) return
    try {
      await openHistory(words, api.play.currency, (await api.history()).rounds)
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await this.tellFailure(error.code)
    }
  }

  private turnSound(isOn: boolean): void {
    this.sound.turn(isOn)
    this.hud.setSound(isOn)
  }

  private exit(): void {
    this.host.tell({ type: 'exit' })
  }

  private key(event: KeyboardEvent): void {
    const isInPanel = document.querySelector('dialog[open]') !== null
    if (isInPanel || event.defaultPrevented) return
    if (event.key === 'Escape') this.exit()
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, a') !== null
    if (event.key !== ' ' || isOnControl || event.repeat) return
    event.preventDefault()
    void this.press()
  }

  private hear(message: HostMessage): void {
    switch (message.type) {
      case 'pause':
        this.isPaused = true
        return
      case 'resume':
        this.isPaused = false
        return
      case 'balance':
        if (
          !this.isBusy &&
          this.api?.play.mode === 'REAL' &&
          message.currency === this.api.play.currency
        ) {
          this.balance = minorOf(message.balance, this.api.play.currency)
          this.hud.setBalance(this.balance)
        }
        return
      case 'sound':
        this.turnSound(message.on)
        return
      case 'leave':
        this.isOver = true
        if (!this.isBusy) this.hud.setState('busy')
        return
    }
  }
}

const pause = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))
