import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, fillV, glowAt, motes } from '../paint.ts'
import { fillFloorTiles } from '../strokes.ts'

export const bazaar: Env = {
  light: {
    key: '#fff0d0',
    fill: '#c85a2a',
    left: '#ff5a8a',
    right: '#ffc04a',
    ground: '#5a2a14'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#3a1420'],
      [0.5, '#a84a24'],
      [1, '#2a0f0c']
    ])
    bokeh(g, W, H, r, 70, ['#ffb43a', '#ff6a4a', '#ffe09a', '#4ad8c8'], 40, 0, 0.8, 0.5)
    for (let k = 0; k < 2; k++)
      for (let i = 0; i < 9; i++) {
        g.fillStyle = i % 2 ? ['#c81c34', '#1c7a8a'][k] : '#ffe8c0'
        const x0 = W * (i / 9),
          x1 = W * ((i + 1) / 9),
          y = k ? 0.0 : 0.02
        if (k ? i > 4 : i < 4) {
          g.beginPath()
          g.moveTo(x0, -5)
          g.lineTo(x1, -5)
          g.lineTo(x1 + (k ? 14 : -14), H * (0.15 + y))
          g.quadraticCurveTo((x0 + x1) / 2, H * (0.19 + y), x0 + (k ? 14 : -14), H * (0.15 + y))
          g.fill()
        }
      }
    for (const [x, y, c] of [
      [0.12, 0.3, '#ff8a3a'],
      [0.88, 0.34, '#ff4a8a'],
      [0.78, 0.22, '#ffd23a'],
      [0.24, 0.22, '#4ad8d8']
    ] as const) {
      g.strokeStyle = '#1a0806'
      g.lineWidth = 2
      g.beginPath()
      g.moveTo(W * x, 0)
      g.lineTo(W * x, H * y - 30)
      g.stroke()
      glowAt(g, W * x, H * y, 100, c, 1)
      g.fillStyle = c
      g.beginPath()
      g.ellipse(W * x, H * y, 24, 32, 0, 0, TAU)
      g.fill()
      glowAt(g, W * x, H * y, 24, '#ffffff', 0.8)
      g.strokeStyle = '#3a1408'
      for (let i = -2; i <= 2; i++) {
        g.beginPath()
        g.ellipse(W * x, H * y, Math.abs(i) * 9, 32, 0, 0, TAU)
        g.stroke()
      }
    }
    fillFloorTiles(g, W, H, H * 0.74, '#3a1810', '#c8824a')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffcf7a'], { size: 0.9 })
  }
}
