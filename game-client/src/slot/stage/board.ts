import { Loop } from '../../loop.ts'
import { disc } from './fallback.ts'
import { Reel } from './reel.ts'
import { Sparks } from './sparks.ts'
import { type Sprites, sheet } from './sprites.ts'

export type Cell = readonly [reel: number, row: number]

export interface Box {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A way of drawing one cell that is not just the symbol standing there. */
export interface CellLook {
  scale?: number
  alpha?: number
  /** Rows that the symbol stands above its place. */
  lift?: number
  glow?: number
  symbol?: string
  text?: string
}

const key = ([reel, row]: Cell) => `${reel},${row}`

/** The reels and all that is drawn over them. */
export class Board {
  readonly loop: Loop
  readonly reels: readonly Reel[]
  readonly sparks = new Sparks()
  readonly sprites: Sprites
  /** Drawn over the reels, under the sparks. */
  overlay: ((pen: CanvasRenderingContext2D, now: number) => void) | null = null
  /** How far what does not win steps back. */
  dim = 0
  /** A reel that is being waited for, with how brightly it glows. */
  readonly eager = new Map<number, number>()
  private readonly looks = new Map<string, CellLook>()
  private readonly canvas: HTMLCanvasElement
  private readonly pen: CanvasRenderingContext2D
  private readonly over: HTMLCanvasElement
  private readonly overPen: CanvasRenderingContext2D
  private isOverClear = true
  private readonly frame: HTMLElement
  private window: Box = { x: 0, y: 0, w: 1, h: 1 }
  private ratio = 1
  private readonly coin: OffscreenCanvas

  constructor(
    [canvas, over]: readonly [HTMLCanvasElement, HTMLCanvasElement],
    frame: HTMLElement,
    sprites: Sprites,
    grid: string[][],
    fill: () => string
  ) {
    const pen = canvas.getContext('2d')
    const overPen = over.getContext('2d')
    if (!pen || !overPen) throw new Error('The browser draws no canvas')
    this.canvas = canvas
    this.over = over
    this.overPen = overPen
    this.frame = frame
    this.pen = pen
    this.sprites = sprites
    this.loop = new Loop(now => this.draw(now))
    this.reels = grid.map(symbols => {
      const reel = new Reel(this.loop, symbols.length, fill)
      reel.show(symbols)
      return reel
    })
    const { canvas: coin, pen: coinPen } = sheet(128, 128)
    disc(coinPen, 64, 64, 60)
    this.coin = coin
    new ResizeObserver(() => this.measure()).observe(frame)
    new ResizeObserver(() => this.measure()).observe(canvas)
    this.measure()
  }

  /** Where a cell stands, in CSS pixels of the stage. */
  cell([reel, row]: Cell): Box {
    const { x, y, w, h } = this.window
    const width = w / this.reels.length
    const rows = this.reels[reel]?.rows ?? 1
    return { x: x + reel * width, y: y + (row * h) / rows, w: width, h: h / rows }
  }

  get box(): Box {
    return this.window
  }

  look(cell: Cell): CellLook {
    const known = this.looks.get(key(cell)) ?? {}
    this.looks.set(key(cell), known)
    return known
  }

  clearLooks(): void {
    this.looks.clear()
    this.dim = 0
    this.overlay = null
    this.loop.invalidate()
  }

  measure(): void {
    const stage = this.canvas.getBoundingClientRect()
    const frame = this.frame.getBoundingClientRect()
    this.ratio = Math.min(2, window.devicePixelRatio || 1)
    this.canvas.width = Math.round(stage.width * this.ratio)
    this.canvas.height = Math.round(stage.height * this.ratio)
    this.over.width = this.canvas.width
    this.over.height = this.canvas.height
    this.window = {
      x: frame.left - stage.left,
      y: frame.top - stage.top,
      w: frame.width,
      h: frame.height
    }
    this.loop.invalidate()
  }

  private draw(now: number): void {
    const { pen, window: box } = this
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    pen.clearRect(0, 0, this.canvas.width, this.canvas.height)
    pen.save()
    pen.beginPath()
    pen.roundRect(box.x, box.y, box.w, box.h, Math.min(box.w, box.h) * 0.03)
    pen.clip()
    for (const index of this.reels.keys()) this.drawReel(index, now)
    this.overlay?.(pen, now)
    pen.restore()
    this.drawSparks(now)
  }

  /** Sparks fly over everything, also over the moments that stand before the reels. */
  private drawSparks(now: number): void {
    const { overPen: pen, over } = this
    if (this.sparks.isEmpty && this.isOverClear) return
    pen.setTransform(1, 0, 0, 1, 0, 0)
    pen.clearRect(0, 0, over.width, over.height)
    pen.setTransform(this.ratio, 0, 0, this.ratio, 0, 0)
    this.isOverClear = this.sparks.isEmpty
    this.sparks.draw(pen, now, this.coin)
    this.loop.invalidate()
  }

  private drawReel(index: number, now: number): void {
    const reel = this.reels[index]
    if (!reel) return
    const { x, y, w, h } = this.window
    const width = w / this.reels.length
    const left = x + index * width
    const height = h / reel.shownRows
    const eager = this.eager.get(index)
    if (eager) this.drawEager(left, y, width, h, eager, now)
    const isFast = reel.speed > 9
    const [pixelW, pixelH] = [Math.round(width * this.ratio), Math.round(height * this.ratio)]
    const lowest = Math.floor(reel.position)
    const bottom = y + h
    for (let place = lowest - 1; place <= lowest + Math.ceil(reel.shownRows) + 1; place++) {
      const top = bottom - (place - reel.position + 1) * height
      const row = reel.rows - 1 - (place - Math.round(reel.position))
      const look = reel.speed === 0 ? this.looks.get(key([index, row])) : undefined
      const symbol = look?.symbol ?? reel.place(place)
      if (isFast) {
        const sprite = this.sprites.of(symbol, pixelW, pixelH, 'blurred')
        this.pen.drawImage(sprite, left, top - height * 0.25, width, height * 1.5)
      } else this.drawCell(symbol, { x: left, y: top, w: width, h: height }, look)
    }
  }

  private drawCell(symbol: string, box: Box, look: CellLook | undefined): void {
    const { pen } = this
    const scale = look?.scale ?? 1
    const isLit = (look?.glow ?? 0) > 0
    const alpha = (look?.alpha ?? 1) * (isLit ? 1 : 1 - this.dim)
    if (alpha <= 0 || symbol === '') return
    if (look && isLit) this.drawGlow(box, look.glow ?? 0)
    const [pixelW, pixelH] = [Math.round(box.w * this.ratio), Math.round(box.h * this.ratio)]
    const sprite = this.sprites.of(symbol, pixelW, pixelH, 'plain')
    const [w, h] = [box.w * scale, box.h * scale]
    const y = box.y - (look?.lift ?? 0) * box.h
    pen.globalAlpha = alpha
    pen.drawImage(sprite, box.x + (box.w - w) / 2, y + (box.h - h) / 2, w, h)
    if (look?.text) this.drawText(look.text, { ...box, y }, scale)
    pen.globalAlpha = 1
  }

  private drawText(text: string, { x, y, w, h }: Box, scale: number): void {
    const { pen } = this
    const size = Math.min(h * 0.24, (w * 0.78) / Math.max(3, text.length * 0.56)) * scale
    pen.font = `750 ${size}px "Instrument Sans Variable", system-ui, sans-serif`
    pen.textAlign = 'center'
    pen.textBaseline = 'middle'
    pen.lineJoin = 'round'
    pen.lineWidth = size * 0.24
    pen.strokeStyle = '#3b1f04'
    pen.strokeText(text, x + w / 2, y + h / 2)
    pen.fillStyle = '#fff8e2'
    pen.fillText(text, x + w / 2, y + h / 2)
  }

  /** The amber ground behind a symbol that wins. */
  private drawGlow({ x, y, w, h }: Box, glow: number): void {
    const { pen } = this
    const edge = Math.min(w, h) * 0.035
    const radius = Math.min(w, h) * 0.1
    const [cx, cy] = [x + w / 2, y + h / 2]
    const amber = pen.createRadialGradient(cx, cy, 0, cx, cy, Math.max(w, h) * 0.62)
    amber.addColorStop(0, '#ffd57a')
    amber.addColorStop(0.62, '#d9772c')
    amber.addColorStop(1, '#9c431a')
    pen.globalAlpha = glow
    pen.beginPath()
    pen.roundRect(x + edge, y + edge, w - edge * 2, h - edge * 2, radius)
    pen.fillStyle = amber
    pen.fill()
    pen.lineWidth = Math.max(2, edge * 0.8)
    pen.strokeStyle = '#ffe29a'
    pen.stroke()
    pen.globalAlpha = 1
  }

  private drawEager(x: number, y: number, w: number, h: number, glow: number, now: number): void {
    const { pen } = this
    const pulse = 0.55 + 0.45 * Math.sin(now / 90)
    const light = pen.createLinearGradient(x, y, x + w, y)
    light.addColorStop(0, 'rgb(255 214 110 / 0.85)')
    light.addColorStop(0.5, 'rgb(255 190 80 / 0.12)')
    light.addColorStop(1, 'rgb(255 214 110 / 0.85)')
    pen.globalAlpha = glow * pulse
    pen.fillStyle = light
    pen.fillRect(x, y, w, h)
    pen.globalAlpha = 1
  }
}
