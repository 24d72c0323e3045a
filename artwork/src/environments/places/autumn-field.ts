import { rgba } from '../../core/canvas.ts'
import type { Env } from '../env.ts'
import { disc, fillV, mist, ridge } from '../paint.ts'
import { tree } from '../strokes.ts'

export const autumnField: Env = {
  light: {
    key: '#fff0d0',
    fill: '#c87a3a',
    left: '#ff8a4a',
    right: '#ffd06a',
    ground: '#7a4a1c'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#5a6a8a'],
      [0.3, '#c8a08a'],
      [0.5, '#ffc87a'],
      [0.62, '#ffe8b0'],
      [1, '#6a3a14']
    ])
    disc(g, W * 0.7, H * 0.42, W * 0.12, '#fff6d8', '#ffc86a', 0.9)
    mist(g, W, H, '#ffe0b0', 0.5, 4, { y0: 0.45, y1: 0.7 })
    for (let i = 0; i < 7; i++)
      tree(g, r, W * ((i * 0.31 + 0.03) % 1), H * 0.66, 90 + r() * 60, '#4a2c1c', [
        '#c8641a',
        '#e8962a',
        '#a83c14',
        '#d87a1a'
      ])
    ridge(g, W, H, H * 0.66, 20, 3, '#c89a3a', { f: 2 })
    for (let i = 0; i < 16; i++) {
      g.strokeStyle = rgba('#7a4a14', 0.5)
      g.lineWidth = 4
      g.beginPath()
      g.moveTo(W * 0.5 + (i - 8) * 16, H * 0.67)
      g.lineTo(W * 0.5 + (i - 8) * 90, H)
      g.stroke()
    }
    g.strokeStyle = '#4a2c18'
    g.lineWidth = 9
    for (let i = 0; i < 6; i++) {
      const x = W * (0.02 + i * 0.19)
      g.beginPath()
      g.moveTo(x, H * 0.72)
      g.lineTo(x, H * 0.6)
      g.stroke()
    }
    for (const y of [0.63, 0.67]) {
      g.lineWidth = 6
      g.beginPath()
      g.moveTo(0, H * y)
      g.lineTo(W, H * (y + 0.01))
      g.stroke()
    }
  },
  front(g, W, H, r) {
    for (let i = 0; i < 34; i++) {
      g.save()
      g.translate(r() * W, r() * H)
      g.rotate(r() * 6)
      g.fillStyle = ['#e8862a', '#c8501a', '#ffc04a'][i % 3]
      const s = 5 + r() * 9
      g.beginPath()
      g.moveTo(-s, 0)
      g.quadraticCurveTo(0, -s * 0.8, s, 0)
      g.quadraticCurveTo(0, s * 0.8, -s, 0)
      g.fill()
      g.restore()
    }
  }
}
