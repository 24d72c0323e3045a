import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, ridge, water } from '../paint.ts'
import { rigging } from '../strokes.ts'

export const harbour: Env = {
  light: {
    key: '#ffe6c0',
    fill: '#c8785a',
    left: '#ff7a4a',
    right: '#ffc46a',
    ground: '#3a2a4a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#3a3a7a'],
      [0.25, '#9a5a8a'],
      [0.45, '#f08a5a'],
      [0.58, '#ffd27a'],
      [1, '#3a2a4a']
    ])
    mist(g, W, H, '#ff9a7a', 0.5, 3, { sx: 2, sy: 9, y0: 0.1, y1: 0.5 })
    disc(g, W * 0.3, H * 0.5, W * 0.1, '#fff2c0', '#ffb45a')
    ridge(g, W, H, H * 0.575, 22, 4, '#8a4a6a', { f: 3, rough: 3 })
    water(g, W, H, r, H * 0.58, '#e88a5a', '#1c1a3a', '#ffe0a0', W * 0.3, 0.3)
    rigging(g, W * 0.86, H * 0.66, 330, '#2a1a34')
    rigging(g, W * 0.1, H * 0.62, 200, '#4a2a48')
    for (let i = 0; i < 9; i++) {
      g.strokeStyle = '#2a1a34'
      g.lineWidth = 2.2
      const x = W * (0.3 + r() * 0.5),
        y = H * (0.1 + r() * 0.25),
        s = 7 + r() * 9
      g.beginPath()
      g.moveTo(x - s, y - s * 0.4)
      g.quadraticCurveTo(x - s * 0.4, y - s * 0.6, x, y)
      g.quadraticCurveTo(x + s * 0.4, y - s * 0.6, x + s, y - s * 0.4)
      g.stroke()
    }
    g.fillStyle = '#1a1024'
    g.fillRect(0, H * 0.82, W, H)
    for (let i = 0; i < 7; i++) {
      g.fillRect(W * (0.04 + i * 0.155), H * 0.74, 20, H)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ffd890'], { size: 0.8, a: 0.7 })
  }
}
