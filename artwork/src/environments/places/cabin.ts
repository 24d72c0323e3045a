import type { Env } from '../env.ts'
import { fillV, glowAt, pines, ridge, stars } from '../paint.ts'
import { flakes } from '../strokes.ts'

export const cabin: Env = {
  light: {
    key: '#fff0d8',
    fill: '#3a4a8a',
    left: '#5a8aff',
    right: '#ffb45a',
    ground: '#5a6a94'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a1030'],
      [0.5, '#2a3a7a'],
      [0.72, '#5a6ab0'],
      [1, '#8a9cc8']
    ])
    stars(g, W, H, r, 160, 0.6)
    pines(g, W, r, H * 0.66, 260, 10, '#16204c', '#5a70b0')
    g.fillStyle = '#2a1a1c'
    g.beginPath()
    g.moveTo(W * 0.52, H * 0.44)
    g.lineTo(W * 0.78, H * 0.26)
    g.lineTo(W * 1.06, H * 0.44)
    g.lineTo(W * 1.02, H * 0.44)
    g.lineTo(W * 1.02, H * 0.7)
    g.lineTo(W * 0.56, H * 0.7)
    g.lineTo(W * 0.56, H * 0.44)
    g.fill()
    g.fillStyle = '#e8f0ff'
    g.beginPath()
    g.moveTo(W * 0.49, H * 0.45)
    g.lineTo(W * 0.78, H * 0.24)
    g.lineTo(W * 1.1, H * 0.45)
    g.lineTo(W * 1.06, H * 0.46)
    g.lineTo(W * 0.78, H * 0.29)
    g.lineTo(W * 0.54, H * 0.46)
    g.fill()
    for (const x of [0.63, 0.84]) {
      g.fillStyle = '#ffc86a'
      g.fillRect(W * x, H * 0.49, W * 0.1, H * 0.1)
      glowAt(g, W * (x + 0.05), H * 0.54, 110, '#ffb04a', 0.8)
      g.fillStyle = '#2a1a1c'
      g.fillRect(W * (x + 0.045), H * 0.49, 5, H * 0.1)
      g.fillRect(W * x, H * 0.535, W * 0.1, 5)
    }
    ridge(g, W, H, H * 0.7, 24, 3, '#c8d4ee', { f: 1.4 })
    ridge(g, W, H, H * 0.84, 30, 8, '#8a9cc8', { f: 1.4 })
  },
  front(g, W, H, r) {
    flakes(g, W, H, r, 130)
  }
}
