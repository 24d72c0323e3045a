import { el } from '../dom.ts'
import { Loop } from '../loop.ts'
import { painted } from '../table/paint.ts'
import { come, pegAt, restAngle, turnTo } from './turn.ts'
import { paintPointer, paintRim, paintWheel } from './wheel-picture.ts'

const BENT = 0.5

/** The wheel: it turns by the clock of the table, so that all see it alike. */
export class WheelView {
  readonly canvas = el('canvas', { class: 'grand', 'aria-hidden': 'true' })
  readonly loop: Loop
  private readonly onPeg: () => void
  private wheel: HTMLCanvasElement | null = null
  private rims: readonly HTMLCanvasElement[] = []
  private size = 0
  private angle = 0
  private bent = 0
  private run = 0

  constructor(onPeg: () => void) {
    this.onPeg = onPeg
    this.loop = new Loop(() => this.draw())
    new ResizeObserver(() => this.fit()).observe(this.canvas)
  }

  private fit(): void {
    const size = Math.round(this.canvas.clientWidth * Math.min(2, devicePixelRatio))
    if (size === 0 || size === this.size) return
    this.size = this.canvas.width = this.canvas.height = size
    this.wheel = painted(size, context => paintWheel(context, size / 2))
    this.rims = [0, 1].map(beat => painted(size, context => paintRim(context, size / 2, beat)))
    this.draw()
  }

  /** Shows the wheel at rest on a segment. */
  stand(segment: number, round: number): void {
    this.run++
    this.bent = 0
    this.angle = restAngle(segment, round)
    this.loop.invalidate()
  }

  /** Turns to a segment; `part` tells how much of the time is over. */
  turn(segment: number, round: number, part: () => number): void {
    const to = restAngle(segment, round)
    if (this.loop.isStill) return
    const run = ++this.run
    const from = this.angle
    const end = turnTo(from, to)
    this.loop.every(() => {
      if (run !== this.run) return false
      const before = pegAt(this.angle)
      const now = part()
      this.angle = from + (end - from) * come(now)
      const isClick = pegAt(this.angle) !== before
      if (isClick) this.onPeg()
      this.bent = isClick ? -BENT : this.bent * 0.8
      return now < 1
    })
  }

  private draw(): void {
    const context = this.canvas.getContext('2d')
    const { wheel, size } = this
    if (!context || !wheel) return
    const rim = this.rims[Math.abs(pegAt(this.angle * 2)) % 2]
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, size, size)
    context.translate(size / 2, size / 2)
    if (rim) context.drawImage(rim, -size / 2, -size / 2)
    context.rotate(this.angle)
    context.drawImage(wheel, -size / 2, -size / 2)
    context.rotate(-this.angle)
    paintPointer(context, size / 2, this.bent)
  }
}
