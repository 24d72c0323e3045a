import { canvas, type G } from '../core/canvas.ts'
import type { Lettering } from './lettering.ts'
import { alphaOf, type Band, inside, relief } from './relief.ts'
import type { Stop, Style } from './styles.ts'

interface Cut {
  readonly alpha: Float32Array
  readonly depth: Float32Array
  readonly letters: HTMLCanvasElement
  readonly w: number
  readonly h: number
  readonly bands: readonly Band[]
  readonly W: number
  readonly y0: number
  readonly maxWidth: number
  readonly lettering: Lettering
}

const brass: readonly Stop[] = [
  [0, '#2a1404'],
  [0.3, '#7d4a12'],
  [0.55, '#c9912f'],
  [0.75, '#efd07a'],
  [1, '#fff6d0']
]
const painted = (dark: string, light: string): readonly Stop[] => [
  [0, '#050505'],
  [0.3, dark],
  [0.6, light],
  [1, '#fff']
]
const cut: Style = {
  bevel: 16,
  ramp: [
    [0, '#120702'],
    [0.4, '#2c1305'],
    [0.7, '#6d3d10'],
    [1, '#ffe9a8']
  ],
  rim: brass,
  spec: 0.4
}

const board = (bw: number, bh: number, x: number, w: number, h: number, k: number) => {
  const [mask, q] = canvas(w, h)
  q.scale(k, k)
  q.translate(x, 20)
  const r = 18
  q.beginPath()
  q.moveTo(r, 0)
  q.lineTo(bw - r, 0)
  q.arc(bw, 0, r, Math.PI, Math.PI / 2, true)
  q.lineTo(bw, bh - r)
  q.arc(bw, bh, r, -Math.PI / 2, Math.PI, true)
  q.lineTo(r, bh)
  q.arc(0, bh, r, 0, -Math.PI / 2, true)
  q.lineTo(0, r)
  q.arc(0, 0, r, Math.PI / 2, 0, true)
  q.fill()
  return [mask, q] as const
}

/** A metal plate with the letters cut into it. */
export function drawPlate(
  g: G,
  put: (picture: HTMLCanvasElement, dx?: number, dy?: number) => void,
  c: Cut
) {
  const k = c.w / c.W
  const tall = c.h / k
  const bw = Math.min(c.W - 44, c.maxWidth / k + 56)
  const bh = tall - 62
  const x = (c.W - bw) / 2
  const y = c.y0 + 31
  const pw = c.w
  const ph = Math.ceil((bh + 40) * k)
  const [, q] = board(bw, bh, x, pw, ph, k)
  const alpha = alphaOf(q, pw, ph)
  const { color, color2 } = c.lettering
  const metal: Style = {
    bevel: 12,
    ramp: color ? painted(color, color2 ?? '#fff') : brass,
    rim: brass,
    spec: 0.7,
    rough: 0.12
  }
  const plate = relief(alpha, inside(alpha, pw, ph), pw, ph, metal, [{ y0: 0, y1: ph }])
  g.save()
  g.shadowColor = 'rgba(0,0,0,.7)'
  g.shadowBlur = 26
  g.shadowOffsetY = 10
  g.drawImage(plate, 0, y - 20, c.W, ph / k)
  g.restore()
  g.lineWidth = 1.5
  g.strokeStyle = 'rgba(40,18,4,.55)'
  g.strokeRect(x + 13, y + 13, bw - 26, bh - 26)
  g.strokeStyle = 'rgba(255,240,190,.5)'
  g.strokeRect(x + 14.2, y + 14.2, bw - 26, bh - 26)
  const [lit, l] = canvas(c.w, c.h)
  l.drawImage(c.letters, 0, 0)
  l.globalCompositeOperation = 'source-in'
  l.fillStyle = '#fff3c4'
  l.fillRect(0, 0, c.w, c.h)
  g.globalAlpha = 0.6
  put(lit, 0.8, 1.6)
  g.globalAlpha = 1
  put(relief(c.alpha, c.depth, c.w, c.h, cut, c.bands, true))
}
