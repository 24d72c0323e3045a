import type { CurrencyCode } from '#config/currencies.ts'
import type { FreeSpins, PastRound, PlayedRound } from '#contract/wire/slot-play.ts'
import type { HostMessage } from '#contract/wire/window-messages.ts'
import { type Api, Failure, openPlay, type Play } from './api.ts'
import type { PageData } from './data.ts'
import { connectHost, type Host } from './host.ts'
import type { Kind } from './kind.ts'
import { failureText, openFailure, openOutOfFunds } from './panels/failure-panels.ts'
import { openHistory } from './panels/history-panel.ts'
import { openMenu } from './panels/small-panels.ts'
import { ReplayBar } from './replay/replay-bar.ts'
import { beforeTry } from './retry.ts'
import { Sound } from './sound.ts'
import { minorOf, type TextKey, type Words, words as wordsOf } from './words.ts'

/** A round that was begun, or what kept it from being begun. */
export type Begun<Round> = { readonly round: Round } | { readonly error: unknown }

/** One visit to one game, whatever is played: the play, its money, its failures, the page around. */
export class Visit<Round extends PlayedRound> {
  readonly data: PageData
  readonly words: Words
  readonly sound = new Sound()
  readonly host: Host
  /** Minor units; null while nobody has said. */
  balance: bigint | null = null
  /** Spins that the casino pays for, as the provider told last. */
  freeSpins: readonly FreeSpins[] = []
  /** A past round is shown: nothing is staked, nothing is paid. */
  isReplaying = false
  private readonly kind: Kind<Round>
  private api: Api<Round> | null = null
  private isBusy = true
  private isPaused = false
  private isOver = false

  constructor(data: PageData, kind: Kind<Round>, words = wordsOf(data)) {
    this.data = data
    this.kind = kind
    this.words = words
    this.host = connectHost(data.host, message => this.hear(message))
    document.addEventListener('keydown', event => this.key(event))
  }

  /** Opens the play of a launch and takes up what an earlier visit has left open. */
  async open(launch: string): Promise<void> {
    const { kind } = this
    let api: Api<Round>
    try {
      api = await openPlay<Round>(launch, this.data.rules.slug)
    } catch (error) {
      await kind.ready
      return await this.launchRefused(error)
    }
    await kind.ready
    this.api = api
    const { play } = api
    kind.face.setCurrency(play.currency, play.mode)
    kind.face.setSound(this.sound.isOn)
    this.freeSpins = play.freeSpins
    kind.begin(play)
    this.heed(play.balance)
    this.host.tell({ type: 'ready' })
    if (play.pending) await this.takeUp(play.pending)
    await kind.greet?.()
    this.rest()
    if (!play.pending) await this.showAsked()
  }

  get line(): Api<Round> {
    if (!this.api) throw new Error('The play is not open')
    return this.api
  }

  get play(): Play<Round> {
    return this.line.play
  }

  get currency(): CurrencyCode {
    return this.play.currency
  }

  /** A bet may be made: nothing runs, the page around does not ask to wait. */
  get mayBet(): boolean {
    return this.api !== null && !this.isBusy && !this.isPaused && !this.isOver
  }

  /** Nothing is taken until `rest`. */
  hold(): void {
    this.isBusy = true
    this.kind.face.setState('busy')
  }

  /** Back to where the next bet may be made. */
  rest(): void {
    this.isBusy = false
    this.kind.face.setState(this.isOver ? 'busy' : 'idle')
    this.kind.rested()
  }

  /** Whether there is money for a stake; where not, the player is told and shown a way. */
  async canPay(stake: bigint): Promise<boolean> {
    if (this.balance === null || this.balance >= stake) return true
    await this.outOfFunds()
    return false
  }

  /** A round from its bet to the provider's answer; null when none has begun, and the player knows. */
  async bet(stake: bigint, opening: object): Promise<Round | null> {
    if (!this.mayBet || !(await this.canPay(stake))) return null
    this.hold()
    if (this.balance !== null) this.kind.face.setBalance(this.balance - stake)
    const begun = await this.start(opening)
    if ('round' in begun) return begun.round
    this.kind.face.setBalance(this.balance)
    await this.failed(begun.error)
    return null
  }

  /** Asks for a round. It never throws: what went wrong is given to `failed`. */
  async start(opening: object): Promise<Begun<Round>> {
    try {
      const { round, balance } = await this.line.start(opening)
      this.heed(balance)
      this.host.tell({ type: 'roundStarted', roundId: round.id })
      return { round }
    } catch (error) {
      return { error }
    }
  }

  /** Tells what kept a round from beginning; one that began unseen is shown to its end. */
  async failed(error: unknown): Promise<void> {
    if (!(error instanceof Failure)) throw error
    if (error.code !== 'NETWORK') return await this.tellFailure(error)
    // Nobody knows whether the bet was taken: the provider does, once it is reached again.
    const round = await this.pending()
    if (round) await this.takeUp(round)
  }

  /** Makes a move, again and again while the line is down; null when it was refused. */
  async move(roundId: string, move: string, at: number): Promise<Round | null> {
    for (let attempt = 0; ; attempt++) {
      const made = await this.tryMove(roundId, move, at)
      if ('round' in made) return made.round
      const { error } = made
      if (!(error instanceof Failure)) throw error
      if (error.code !== 'NETWORK') {
        await this.tellFailure(error)
        return null
      }
      await this.waitForLine(attempt, error.code)
    }
  }

  /** Makes a move once. It never throws: what went wrong is given to `failed`. */
  async tryMove(roundId: string, move: string, at: number): Promise<Begun<Round>> {
    try {
      const { round, balance } = await this.line.move(roundId, move, at)
      this.heed(balance)
      return { round }
    } catch (error) {
      return { error }
    }
  }

  /** The round that runs for the provider, asked again while the line is down. */
  async pending(): Promise<Round | null> {
    this.host.tell({ type: 'failed', code: 'NETWORK' })
    for (let attempt = 0; ; attempt++) {
      await this.waitForLine(attempt, 'NETWORK')
      try {
        const { pending, balance, freeSpins } = await this.line.resume()
        this.heed(balance)
        this.freeSpins = freeSpins
        return pending
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        if (error.code === 'NETWORK') continue
        await this.tellFailure(error)
        return null
      }
    }
  }

  /** A round is shown to its end: it is paid, and its result is said once, after what goes `before`. */
  async end(round: Round, before = ''): Promise<void> {
    this.hold()
    if (!this.isReplaying) {
      await this.settle(round.id)
      this.host.tell({ type: 'roundEnded', roundId: round.id })
    }
    this.tellResult(round, before)
  }

  /** Says what came back; more than the stake is a win, and nothing else is called one. */
  private tellResult(round: Round, before: string): void {
    const { words, currency } = this
    const win = minorOf(round.win, currency)
    const staked = 'isFree' in round && round.isFree ? 0n : minorOf(round.stake, currency)
    const key: TextKey = win === 0n ? 'game.noWin' : win > staked ? 'game.result' : 'game.returned'
    const result = words.text(key, { amount: words.money(win, currency) })
    this.kind.face.announce(`${before} ${result}`.trim())
  }

  /** Has a round paid; while the line is down it is tried again, for the round is kept. */
  private async settle(roundId: string): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const { balance, freeSpins } = await this.line.settle(roundId)
        this.freeSpins = freeSpins
        return this.heed(balance)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        const { code } = error
        if (code !== 'NETWORK' && code !== 'WALLET_UNREACHABLE')
          return await this.tellFailure(error)
        await this.waitForLine(attempt, code)
      }
    }
  }

  private async waitForLine(attempt: number, code: string): Promise<void> {
    this.kind.face.setStrip(this.words.text(`game.error.${code}`))
    await beforeTry(attempt)
    this.kind.face.setStrip('')
  }

  private async takeUp(round: Round): Promise<void> {
    this.kind.face.setStrip(this.words.text('game.resumed'))
    this.host.tell({ type: 'roundStarted', roundId: round.id })
    await this.kind.takeUp(round)
    this.kind.face.setStrip('')
  }

  /** Takes a balance that the provider told of. */
  heed(balance: string | null): void {
    if (balance === null) return
    const { currency, mode } = this.play
    this.balance = minorOf(balance, currency)
    this.kind.face.setBalance(this.balance)
    if (mode === 'REAL') this.host.tell({ type: 'balanceHint', balance, currency })
  }

  async tellFailure(failure: Failure): Promise<void> {
    const { code } = failure
    if (code === 'INSUFFICIENT_FUNDS' || code === 'INSUFFICIENT_PLAY_MONEY')
      return await this.outOfFunds()
    if (code === 'SESSION_ENDED' || code === 'INVALID_TOKEN') {
      this.isOver = true
      this.host.tell({ type: 'failed', code: 'SESSION_ENDED' })
    }
    const { words, api } = this
    const { limit } = failure
    await openFailure(words, this.data, {
      text: failureText(words, this.data, failure, api && this.currency),
      ...(limit && { limit: { ...limit, left: this.moneyOf(limit.left) } }),
      exit: this.isOver ? () => this.exit() : null
    })
  }

  private moneyOf(amount: string): string {
    return this.words.money(minorOf(amount, this.currency), this.currency)
  }

  private async outOfFunds(): Promise<void> {
    if (!this.api) return
    const wants = await openOutOfFunds(this.words, this.play.mode)
    if (wants === 'deposit') this.host.tell({ type: 'openDeposit' })
    if (wants === 'refill') this.heed((await this.api.refill()).balance)
  }

  private async launchRefused(error: unknown): Promise<void> {
    const failure = error instanceof Failure ? error : new Failure('UNKNOWN')
    this.isOver = true
    const code = failure.code === 'NETWORK' ? 'NETWORK' : 'LAUNCH_REFUSED'
    this.host.tell({ type: 'failed', code })
    this.kind.face.setState('busy')
    await this.tellFailure(failure)
  }

  openMenu(): void {
    const { words } = this
    const sound = this.sound.isOn
    void openMenu(words, [
      { icon: 'rules', label: words.text('game.rules'), act: () => void this.openRules() },
      { icon: 'history', label: words.text('game.history'), act: () => void this.openHistory() },
      {
        icon: sound ? 'soundOn' : 'soundOff',
        label: words.text(sound ? 'game.soundOff' : 'game.soundOn'),
        act: () => this.turnSound(!sound)
      },
      { icon: 'exit', label: words.text('game.exit'), act: () => this.exit() }
    ])
  }

  private async openRules(): Promise<void> {
    if (this.api) await this.kind.openRules()
  }

  /** Asks the provider; null when it did not answer, and the player knows. */
  private async told<Answer>(answer: Promise<Answer>): Promise<Answer | null> {
    try {
      return await answer
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      await this.tellFailure(error)
      return null
    }
  }

  private async openHistory(): Promise<void> {
    const { api, words } = this
    if (!api) return
    const first = await this.told(api.history())
    if (!first) return
    const chosen = await openHistory({
      words,
      currency: this.currency,
      first,
      more: before => this.told(api.history(before)),
      mayReplay: this.mayBet
    })
    const past = chosen === null ? null : await this.told(api.round(chosen))
    if (past) await this.replay(past)
  }

  /** The round that the address of the frame asks to see again. */
  private async showAsked(): Promise<void> {
    const asked = new URLSearchParams(location.search).get('round')
    const past = this.api && asked ? await this.told(this.api.round(asked)) : null
    if (past) await this.replay(past)
  }

  /** Shows a past round, as often as the player likes, before bets are taken again. */
  private async replay(past: PastRound<Round>): Promise<void> {
    if (!this.mayBet) return
    if (this.kind.replaysApart) return await this.kind.replay(past)
    this.isReplaying = true
    this.hold()
    const bar = new ReplayBar(this.words, this.currency, past, () => this.kind.hurry())
    do {
      await this.kind.replay(past)
      this.kind.face.setState('loading')
    } while ((await bar.asked()) === 'again')
    bar.close()
    this.isReplaying = false
    this.rest()
  }

  turnSound(isOn: boolean): void {
    this.sound.turn(isOn)
    this.kind.face.setSound(isOn)
  }

  exit(): void {
    this.host.tell({ type: 'exit' })
  }

  private key(event: KeyboardEvent): void {
    const isInPanel = document.querySelector('dialog[open]') !== null
    if (isInPanel || event.defaultPrevented) return
    if (event.key === 'Escape') this.host.tell({ type: 'escape' })
    const isOnControl =
      event.target instanceof Element && event.target.closest('button, a, input') !== null
    if (event.key !== ' ' || isOnControl || event.repeat) return
    event.preventDefault()
    this.kind.press()
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
        if (!this.isBusy && this.api?.play.mode === 'REAL' && message.currency === this.currency) {
          this.balance = minorOf(message.balance, this.currency)
          this.kind.face.setBalance(this.balance)
        }
        return
      case 'sound':
        this.turnSound(message.on)
        return
      case 'rules':
        if (!document.querySelector('dialog[open]')) void this.openRules()
        return
      case 'leave':
        this.isOver = true
        if (!this.isBusy) this.kind.face.setState('busy')
        return
    }
  }
}
