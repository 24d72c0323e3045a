import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { disc, fillV, glowAt, motes, stars } from '../paint.ts'
import { fillFloorTiles } from '../strokes.ts'

export const palace: Env = {
  light: {
    key: '#fff0d8',
    fill: '#2a5a9a',
    left: '#5a8aff',
    right: '#ffb45a',
    ground: '#2a1c4a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c1038'],
      [0.5, '#3a3a8a'],
      [0.7, '#c87a8a'],
      [1, '#2a1440']
    ])
    stars(g, W, H, r, 150, 0.5)
    disc(g, W * 0.5, H * 0.3, W * 0.12, '#fff6e0', '#c8b0ff', 0.5)
    g.fillStyle = '#4a3a7a'
    for (const [x, w, y] of [
      [0.3, 0.1, 0.5],
      [0.5, 0.16, 0.44],
      [0.7, 0.1, 0.5]
    ]) {
      g.beginPath()
      g.moveTo(W * (x - w), H * 0.75)
      g.lineTo(W * (x - w), H * y)
      g.bezierCurveTo(
        W * (x - w * 1.3),
        H * (y - 0.08),
        W * x - 12,
        H * (y - 0.12),
        W * x,
        H * (y - 0.17)
      )
      g.bezierCurveTo(
        W * x + 12,
        H * (y - 0.12),
        W * (x + w * 1.3),
        H * (y - 0.08),
        W * (x + w),
        H * y
      )
      g.lineTo(W * (x + w), H * 0.75)
      g.fill()
    }
    g.save()
    g.fillStyle = '#7a1c3a'
    g.beginPath()
    g.rect(0, 0, W, H)
    for (const x of [0.5]) {
      g.moveTo(W * (x - 0.4), H * 0.8)
      g.lineTo(W * (x - 0.4), H * 0.34)
      g.bezierCurveTo(W * (x - 0.48), H * 0.2, W * (x - 0.1), H * 0.2, W * x, H * 0.06)
      g.bezierCurveTo(W * (x + 0.1), H * 0.2, W * (x + 0.48), H * 0.2, W * (x + 0.4), H * 0.34)
      g.lineTo(W * (x + 0.4), H * 0.8)
      g.closePath()
    }
    const l = g.createLinearGradient(0, 0, W, H)
    l.addColorStop(0, '#1c4a6a')
    l.addColorStop(0.5, '#7a2a4a')
    l.addColorStop(1, '#1c3a5a')
    g.fillStyle = l
    g.fill('evenodd')
    g.strokeStyle = '#e8b85a'
    g.lineWidth = 7
    g.stroke()
    g.restore()
    g.strokeStyle = 'rgba(240,200,120,.5)'
    g.lineWidth = 2
    for (let i = 0; i < 9; i++)
      for (const s of [-1, 1]) {
        const x = W / 2 + s * W * 0.455,
          y = H * (0.06 + i * 0.09)
        g.save()
        g.translate(x, y)
        for (let k = 0; k < 8; k++) {
          g.rotate(TAU / 8)
          g.strokeRect(-13, -13, 26, 26)
        }
        g.restore()
      }
    fillFloorTiles(g, W, H, H * 0.8, '#3a1c4a', '#e8b87a')
    for (const x of [0.06, 0.94]) glowAt(g, W * x, H * 0.5, 120, '#ffb45a', 0.8)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 70, ['#ffdc9a'], { size: 0.8 })
  }
}
