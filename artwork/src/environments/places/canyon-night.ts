import type { Env } from '../env.ts'
import { disc, fillV, motes, ridge, stars } from '../paint.ts'

export const canyonNight: Env = {
  light: {
    key: '#e8ecff',
    fill: '#3a3a8a',
    left: '#6a8aff',
    right: '#ffb45a',
    ground: '#3a1c2a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#080c2c'],
      [0.45, '#2a2a6a'],
      [0.62, '#8a4a6a'],
      [0.7, '#e88a5a'],
      [1, '#1c0a14']
    ])
    stars(g, W, H, r, 260, 0.6)
    disc(g, W * 0.2, H * 0.13, W * 0.06, '#ffffff', '#c8d0ff', 0.5, true)
    const mesa = (x: number, w: number, y: number, b: number, c: string) => {
      g.fillStyle = c
      g.beginPath()
      g.moveTo(x - w * 1.5, b)
      g.lineTo(x - w, y + 14)
      for (let i = 0; i <= 8; i++) g.lineTo(x - w + (i / 8) * 2 * w, y + (r() - 0.5) * 12)
      g.lineTo(x + w * 1.5, b)
      g.fill()
    }
    mesa(W * 0.15, 60, H * 0.46, H * 0.72, '#5a3a5a')
    mesa(W * 0.84, 74, H * 0.4, H * 0.72, '#4a2c50')
    ridge(g, W, H, H * 0.7, 14, 3, '#3a1c34', { f: 3 })
    ridge(g, W, H, H * 0.82, 24, 7, '#1c0c1c', { f: 2, rough: 5 })
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffce8a'], { size: 0.7 })
  }
}
