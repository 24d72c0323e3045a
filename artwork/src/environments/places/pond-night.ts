import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { disc, fillV, glowAt, reeds, ridge, stars, water } from '../paint.ts'

export const pondNight: Env = {
  light: {
    key: '#f0e8ff',
    fill: '#3a2a8a',
    left: '#ff8ad8',
    right: '#5ad8ff',
    ground: '#141034'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0a2c'],
      [0.45, '#2a2a7a'],
      [0.6, '#5a4a9a'],
      [1, '#06061c']
    ])
    stars(g, W, H, r, 160, 0.5)
    disc(g, W * 0.5, H * 0.24, W * 0.2, '#fff6ff', '#c8b0ff', 0.7, true)
    ridge(g, W, H, H * 0.58, 40, 6, '#16164a', { f: 3, rough: 18 })
    water(g, W, H, r, H * 0.6, '#3a3a8a', '#05051a', '#f0e0ff', W * 0.5, 0.3)
    for (let i = 0; i < 9; i++) {
      const x = W * ((i * 0.37) % 1),
        y = H * (0.66 + (i % 3) * 0.1),
        R = 30 + r() * 50
      g.fillStyle = rgba('#1c5a4a', 0.85)
      g.beginPath()
      g.ellipse(x, y, R, R * 0.26, 0, 0.3, TAU)
      g.lineTo(x, y)
      g.fill()
    }
  },
  front(g, W, H, r) {
    for (let i = 0; i < 26; i++)
      glowAt(g, r() * W, H * (0.15 + r() * 0.6), 8 + r() * 10, i % 3 ? '#ffe88a' : '#ff9ae0', 0.9)
    reeds(g, W, H, r, 30, 170, ['#05061a'], '#0a0818')
  }
}
