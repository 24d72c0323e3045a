import { el } from '../dom.ts'
import { Loop } from '../loop.ts'
import { painted, TURN } from '../table/paint.ts'
import { ballAt, pocketAngle } from './ball.ts'
import {
  lookOf,
  POCKET,
  paintBall,
  paintBowl,
  paintGloss,
  paintRotor,
  TRACK
} from './wheel-picture.ts'

const RUN_MS = 5600
/** The rotor's speed while the ball runs, in turns. */
const ROTOR_TURNS = 1.4
const BALL = 0.034

/** A wheel on which a ball runs to a number that is known. */
export class WheelView {
  readonly canvas = el('canvas', { class: 'wheel', 'aria-hidden': 'true' })
  readonly loop: Loop
  private readonly slug: string
  private pictures: readonly HTMLCanvasElement[] = []
  private ball: HTMLCanvasElement | null = null
  private size = 0
  private rotor = 0
  /** Null while no ball is in the wheel. */
  private at: { angle: number; height: number } | null = null

  constructor(slug: string) {
    this.slug = slug
    this.loop = new Loop(() => this.draw())
    new ResizeObserver(() => this.fit()).observe(this.canvas)
  }

  /** Paints again for the size that it has now. */
  fit(): void {
    const size = Math.round(this.canvas.clientWidth * Math.min(2, devicePixelRatio))
    if (size === 0) return
    this.size = this.canvas.width = this.canvas.height = size
    const radius = size / 2
    const look = lookOf(this.slug)
    this.pictures = [
      painted(size, context => paintBowl(context, radius, look)),
      painted(size, context => paintRotor(context, radius, look)),
      painted(size, context => paintGloss(context, radius))
    ]
    this.ball = painted(Math.ceil(radius * BALL * 5), context => paintBall(context, radius * BALL))
    this.draw()
  }

  /** Throws the ball; resolves when it lies in the pocket of the number. */
  async run(number: number): Promise<void> {
    const from = this.rotor
    await this.loop.tween(
      RUN_MS,
      part => {
        this.rotor = from + (1 - (1 - part) ** 1.6) * ROTOR_TURNS * TURN
        this.at = ballAt(number, part)
      },
      part => part
    )
  }

  /** Shows a ball that lies already. */
  lay(number: number): void {
    this.at = { angle: pocketAngle(number), height: 0 }
    this.loop.invalidate()
  }

  private draw(): void {
    const context = this.canvas.getContext('2d')
    const [bowl, rotor, gloss] = this.pictures
    if (!context || !bowl || !rotor || !gloss) return
    const middle = this.size / 2
    context.setTransform(1, 0, 0, 1, 0, 0)
    context.clearRect(0, 0, this.size, this.size)
    context.drawImage(bowl, 0, 0)
    context.translate(middle, middle)
    context.rotate(this.rotor)
    context.drawImage(rotor, -middle, -middle)
    context.setTransform(1, 0, 0, 1, middle, middle)
    context.drawImage(gloss, -middle, -middle)
    if (!this.at || !this.ball) return
    const { angle, height } = this.at
    const out = (POCKET + (TRACK - POCKET) * height) * middle
    const turned = this.rotor + angle
    const half = this.ball.width / 2
    context.drawImage(this.ball, Math.sin(turned) * out - half, -Math.cos(turned) * out - half)
  }
}
