import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, reeds, ridge } from '../paint.ts'

export const mesaDawn: Env = {
  light: {
    key: '#fff0dc',
    fill: '#d88a6a',
    left: '#ff8ab0',
    right: '#ffd08a',
    ground: '#a85a34'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#5a7ac8'],
      [0.3, '#c89ac8'],
      [0.5, '#ffb89a'],
      [0.6, '#ffe4b8'],
      [1, '#8a3a1c']
    ])
    disc(g, W * 0.74, H * 0.48, W * 0.1, '#fffaf0', '#ffc88a', 0.9)
    for (let k = 0; k < 3; k++) {
      for (let i = 0; i < 3; i++) {
        const x = W * ((i * 0.43 + k * 0.19) % 1),
          w = 40 + r() * 60,
          y = H * (0.42 + k * 0.08 + r() * 0.05),
          b = H * (0.62 + k * 0.05),
          c = ['#c88a8a', '#b05a44', '#8a3a24'][k]
        g.fillStyle = c
        g.beginPath()
        g.moveTo(x - w * 1.4, b)
        g.lineTo(x - w, y)
        g.lineTo(x + w * 0.9, y - 6)
        g.lineTo(x + w * 1.5, b)
        g.fill()
      }
      mist(g, W, H, '#ffdcc0', 0.45, 5 + k, { y0: 0.54 + k * 0.04, y1: 0.66 + k * 0.04 })
    }
    ridge(g, W, H, H * 0.72, 16, 3, '#a84a28', { f: 2.6 })
    ridge(g, W, H, H * 0.84, 24, 7, '#6a2814', { f: 2, rough: 6 })
    reeds(g, W, H * 0.9, r, 40, 60, ['#6a7a34', '#8a8a3a'])
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ffe8c0'], { size: 0.8 })
  }
}
