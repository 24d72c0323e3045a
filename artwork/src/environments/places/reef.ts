import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, motes, ridge, shafts } from '../paint.ts'
import { bubbles, coral } from '../strokes.ts'

export const reef: Env = {
  light: {
    key: '#ffffff',
    fill: '#4ad8e8',
    left: '#ff9ad0',
    right: '#5affe0',
    ground: '#0a7a8a',
    keyI: 1.1
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#c8fff4'],
      [0.2, '#58e4e4'],
      [0.5, '#18a4c4'],
      [0.8, '#0a6a94'],
      [1, '#064a70']
    ])
    shafts(g, W, H, r, W * 0.6, -200, '#f0fffa', 24, 0.55, 0.9, 2.4, H * 1.3)
    ridge(g, W, H, H * 0.74, 40, 4, '#1486a8', { f: 2, rough: 12 })
    for (const [n, cols, y, s] of [
      [16, ['#3a8ab0', '#5a7ab8', '#8a6ab0'], 0.82, 46],
      [16, ['#e85a8a', '#ff8a5a', '#c04ab0', '#ffb84a'], 0.98, 76]
    ] as const)
      for (let i = 0; i < n; i++) {
        const x = ((i + r()) / n) * W,
          edge = Math.abs(x / W - 0.5) * 2
        coral(
          g,
          r,
          x,
          H * y + 20,
          -Math.PI / 2 + (r() - 0.5) * 0.5,
          s * (0.45 + edge * 0.75),
          16,
          4,
          cols[i % cols.length]
        )
      }
    for (let i = 0; i < 18; i++) {
      const x = W * r(),
        y = H * (0.1 + r() * 0.55),
        s = 5 + r() * 9,
        d = r() < 0.5 ? -1 : 1
      g.fillStyle = rgba(['#ffd84a', '#ff8a4a', '#fff4d0'][i % 3], 0.85)
      g.beginPath()
      g.ellipse(x, y, s, s * 0.5, 0, 0, TAU)
      g.fill()
      g.beginPath()
      g.moveTo(x - d * s * 0.8, y)
      g.lineTo(x - d * s * 1.6, y - s * 0.5)
      g.lineTo(x - d * s * 1.6, y + s * 0.5)
      g.fill()
    }
    glowAt(g, W * 0.5, H * 0.4, W * 0.5, '#d8fff8', 0.5)
  },
  front(g, W, H, r) {
    bubbles(g, W, H, r, 40)
    motes(g, W, H, r, 40, ['#ffffff'], { size: 0.7, a: 0.6 })
  }
}
