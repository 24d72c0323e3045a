import type { Env } from '../env.ts'
import { fillV, mist, motes, reeds, ridge, stars } from '../paint.ts'

export const cornNight: Env = {
  light: {
    key: '#e0f0ff',
    fill: '#1a4a5a',
    left: '#5affa0',
    right: '#8a7aff',
    ground: '#1a2a14',
    rimI: 1.3
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#06122a'],
      [0.5, '#16486a'],
      [0.68, '#3a8a7a'],
      [1, '#081408']
    ])
    stars(g, W, H, r, 260, 0.6)
    mist(g, W, H, '#4ad8a8', 0.35, 5, { sx: 2, sy: 8, y0: 0.35, y1: 0.7 })
    g.fillStyle = '#0a1c1c'
    g.fillRect(W * 0.1, H * 0.55, 70, 90)
    g.beginPath()
    g.moveTo(W * 0.1 - 12, H * 0.55)
    g.lineTo(W * 0.1 + 35, H * 0.5)
    g.lineTo(W * 0.1 + 82, H * 0.55)
    g.fill()
    g.fillStyle = '#ffd86a'
    g.fillRect(W * 0.1 + 14, H * 0.59, 16, 18)
    ridge(g, W, H, H * 0.66, 12, 3, '#0c2418', { f: 3, rough: 10 })
    reeds(g, W, H * 0.86, r, 130, 150, ['#1c4a24', '#2a6a30', '#143a1c'], '#c8a83a')
  },
  front(g, W, H, r) {
    reeds(g, W, H, r, 70, 150, ['#050e08', '#08180c'], '#3a3010')
    motes(g, W, H, r, 50, ['#8affc0'], { size: 0.8 })
  }
}
