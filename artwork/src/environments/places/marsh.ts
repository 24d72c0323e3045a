import type { Env } from '../env.ts'
import { fillV, glowAt, mist, reeds, water } from '../paint.ts'

export const marsh: Env = {
  light: {
    key: '#ffeac0',
    fill: '#5a6a3a',
    left: '#9aff6a',
    right: '#ffb45a',
    ground: '#1c2a18'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1c2a3a'],
      [0.3, '#3a5a54'],
      [0.52, '#b8a85a'],
      [0.6, '#e8c87a'],
      [1, '#0c1a14']
    ])
    mist(g, W, H, '#e8d890', 0.5, 4, { sx: 2, sy: 9, y0: 0.4, y1: 0.7 })
    for (let i = 0; i < 7; i++) {
      const x = W * (r() * 0.3 + (i % 2 ? 0.72 : 0))
      g.strokeStyle = '#141c18'
      g.lineWidth = 12 + r() * 14
      g.beginPath()
      g.moveTo(x, H * 0.75)
      g.quadraticCurveTo(x + (r() - 0.5) * 60, H * 0.4, x + (r() - 0.5) * 90, -10)
      g.stroke()
      for (let k = 0; k < 9; k++) {
        g.lineWidth = 1.6
        g.strokeStyle = '#24342a'
        const xx = x + (r() - 0.5) * 90,
          y = H * r() * 0.3
        g.beginPath()
        g.moveTo(xx, y)
        g.lineTo(xx + 3, y + 50 + r() * 90)
        g.stroke()
      }
    }
    water(g, W, H, r, H * 0.64, '#6a7a44', '#0a1610', '#ffe8a0', W * 0.5, 0.4)
    reeds(g, W, H * 0.82, r, 60, 150, ['#24341c', '#344a24'])
  },
  front(g, W, H, r) {
    for (let i = 0; i < 20; i++)
      glowAt(g, r() * W, H * (0.2 + r() * 0.5), 12 + r() * 12, '#c8ff6a', 0.9)
    reeds(g, W, H, r, 46, 200, ['#080f0a', '#0e1a10'], '#1a120a')
  }
}
