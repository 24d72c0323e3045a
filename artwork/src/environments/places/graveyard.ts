import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, ridge } from '../paint.ts'

export const graveyard: Env = {
  light: {
    key: '#f0e8ff',
    fill: '#3a5a4a',
    left: '#8aff6a',
    right: '#c88aff',
    ground: '#1c2a1c'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#140a2c'],
      [0.4, '#3a2a6a'],
      [0.62, '#7a5a8a'],
      [1, '#0c1410']
    ])
    disc(g, W * 0.34, H * 0.24, W * 0.2, '#fff4d0', '#ffce8a', 0.6, true)
    mist(g, W, H, '#1a0f34', 0.8, 3, { sx: 2, sy: 7, y0: 0.1, y1: 0.45, warp: 2 })
    g.fillStyle = '#1a1034'
    g.beginPath()
    g.moveTo(W * 0.7, H * 0.66)
    g.lineTo(W * 0.7, H * 0.44)
    g.lineTo(W * 0.76, H * 0.38)
    g.lineTo(W * 0.76, H * 0.26)
    g.lineTo(W * 0.8, H * 0.16)
    g.lineTo(W * 0.84, H * 0.26)
    g.lineTo(W * 0.84, H * 0.4)
    g.lineTo(W * 1.02, H * 0.44)
    g.lineTo(W * 1.02, H * 0.66)
    g.fill()
    g.fillStyle = '#ffc04a'
    g.fillRect(W * 0.785, H * 0.3, 16, 26)
    g.fillRect(W * 0.9, H * 0.5, 18, 26)
    ridge(g, W, H, H * 0.64, 30, 6, '#14201c', { f: 2.4 })
    for (let i = 0; i < 8; i++) {
      const x = W * ((i * 0.29 + 0.02) % 1),
        y = H * (0.68 + (i % 3) * 0.05),
        s = 22 + r() * 16
      g.fillStyle = ['#2a3434', '#38424a', '#242c30'][i % 3]
      g.beginPath()
      g.moveTo(x - s, y + 30)
      g.lineTo(x - s, y - s)
      g.arc(x, y - s, s, Math.PI, 0)
      g.lineTo(x + s, y + 30)
      g.fill()
    }
    mist(g, W, H, '#a8e0a0', 0.5, 9, { sx: 2, sy: 8, y0: 0.62, y1: 0.88 })
    for (let i = 0; i < 6; i++) {
      g.fillStyle = '#0c0618'
      const x = W * (0.3 + r() * 0.5),
        y = H * (0.08 + r() * 0.25),
        s = 8 + r() * 8
      g.beginPath()
      g.moveTo(x, y)
      g.quadraticCurveTo(x - s, y - s, x - s * 2, y)
      g.quadraticCurveTo(x - s, y - s * 0.2, x, y + s * 0.6)
      g.quadraticCurveTo(x + s, y - s * 0.2, x + s * 2, y)
      g.quadraticCurveTo(x + s, y - s, x, y)
      g.fill()
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#b8ff8a', '#ffc86a'], { size: 0.8 })
  }
}
