import type { LiveTable } from '#contract/wire/table-play.ts'
import { Failure } from '../api.ts'
import { beforeTry } from '../retry.ts'
import { aheadBy } from './phase.ts'

/** However much is told, the table is asked for no more often than this. */
const APART_MS = 500

export interface Heard {
  table(table: LiveTable): void
  /** The line is down, or it is back. */
  line(isUp: boolean): void
  failed(failure: Failure): void
}

/** The line to a live table: told of changes by the server, asked for all that is so. */
export class LiveLine {
  private readonly ask: () => Promise<LiveTable>
  private readonly heard: Heard
  private ahead = 0
  private asking: Promise<void> | null = null
  private isWanted = false
  private isUp = true

  constructor(game: string, ask: () => Promise<LiveTable>, heard: Heard) {
    this.ask = ask
    this.heard = heard
    const events = new EventSource(`/play/live/${game}/events`)
    events.addEventListener('seats', () => void this.refresh())
    // After a lost line nobody knows what was missed.
    events.addEventListener('open', () => void this.refresh())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void this.refresh()
    })
  }

  /** The time of the table, in milliseconds: that of its server. */
  get now(): number {
    return Date.now() + this.ahead
  }

  /** Asks how the table stands; calls that come meanwhile are answered by one more. */
  refresh(): Promise<void> {
    if (this.asking) {
      this.isWanted = true
      return this.asking
    }
    this.asking = this.askOnce().finally(() => {
      this.asking = null
      if (!this.isWanted) return
      this.isWanted = false
      window.setTimeout(() => void this.refresh(), APART_MS)
    })
    return this.asking
  }

  private async askOnce(): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        const asked = Date.now()
        const table = await this.ask()
        this.ahead = aheadBy(table.now, asked, Date.now())
        this.tellLine(true)
        return this.heard.table(table)
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        if (error.code !== 'NETWORK') return this.heard.failed(error)
        this.tellLine(false)
        await beforeTry(attempt)
      }
    }
  }

  private tellLine(isUp: boolean): void {
    if (this.isUp === isUp) return
    this.isUp = isUp
    this.heard.line(isUp)
  }
}
