import { type Loop, outBack } from '../../loop.ts'
import { Tape } from './tape.ts'

/** Cells a second at full speed. */
const SPEED = 26
const BOUNCE = outBack(0.9)
/** The slope of the bounce at its begin: the reel goes over into it without a jerk. */
const SLOPE = 3.9

/** One reel: it stands, runs, and comes to a stand where it is told. */
export class Reel {
  rows: number
  /** Rows as they are drawn, between two heights while the reel runs. */
  shownRows: number
  /** Places that the tape has run. */
  position = 0
  speed = 0
  private readonly tape: Tape
  private readonly loop: Loop
  private isRunning = false

  constructor(loop: Loop, rows: number, fill: () => string) {
    this.loop = loop
    this.rows = rows
    this.shownRows = rows
    this.tape = new Tape(fill)
  }

  /** The symbol of a row, the top one being 0, while the reel stands. */
  symbolAt(row: number): string {
    return this.tape.at(Math.round(this.position) + this.rows - 1 - row)
  }

  place(place: number): string {
    return this.tape.at(place)
  }

  show(symbols: readonly string[]): void {
    this.rows = symbols.length
    this.shownRows = symbols.length
    this.position = Math.round(this.position)
    this.write(symbols, this.position)
  }

  /** Draws back a little and then runs until `stop` is called. */
  async start(): Promise<void> {
    if (this.loop.isStill) return
    this.isRunning = true
    const from = this.position
    await this.loop.tween(110, part => {
      this.position = from - 0.22 * part
    })
    let last = this.loop.now
    this.loop.every(now => {
      if (!this.isRunning) return false
      const passed = (now - last) / 1000
      last = now
      this.speed = Math.min(SPEED, this.speed + passed * 130)
      this.position += this.speed * passed
      return true
    })
  }

  /** Brings the symbols to the window and comes to a stand on them. */
  async stop(symbols: readonly string[], places = 3): Promise<void> {
    if (this.loop.isStill) return this.show(symbols)
    const from = this.position
    const end = Math.ceil(from) + symbols.length + places
    if (symbols.length !== this.rows) await this.stretch(symbols.length)
    this.isRunning = false
    const begin = this.position
    const target = Math.max(end, Math.ceil(begin) + symbols.length + 1)
    this.write(symbols, target)
    const way = target - begin
    await this.loop.tween(
      ((SLOPE * way) / SPEED) * 1000,
      part => {
        const before = this.position
        this.position = begin + way * part
        this.speed = Math.max(0, this.position - before) * 60
      },
      BOUNCE
    )
    this.speed = 0
    this.position = target
    this.tape.cut(target - 1)
  }

  private async stretch(rows: number): Promise<void> {
    const from = this.shownRows
    await this.loop.tween(140, part => {
      this.shownRows = from + (rows - from) * part
    })
    this.rows = rows
    this.shownRows = rows
  }

  private write(symbols: readonly string[], position: number): void {
    for (const [row, symbol] of symbols.entries())
      this.tape.put(position + symbols.length - 1 - row, symbol)
  }
}
