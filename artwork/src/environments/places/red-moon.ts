import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, ridge } from '../paint.ts'

export const redMoon: Env = {
  light: {
    key: '#ffe0d0',
    fill: '#7a0a14',
    left: '#ff2a2a',
    right: '#ff8a4a',
    ground: '#2a0408'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c0206'],
      [0.5, '#4a060c'],
      [0.75, '#8a1a10'],
      [1, '#0c0204']
    ])
    disc(g, W * 0.5, H * 0.34, W * 0.38, '#ff8a6a', '#c81414', 0.7, true)
    mist(g, W, H, '#16020a', 0.85, 5, { sx: 2, sy: 8, y0: 0.3, y1: 0.6, cut: 0.46 })
    ridge(g, W, H, H * 0.74, 50, 4, '#24040a', { f: 3, rough: 10 })
    g.strokeStyle = '#120206'
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++) {
        const x = W * (0.5 + s * (0.34 + i * 0.06)),
          h = H * (0.3 + r() * 0.3)
        g.lineWidth = 14 - i * 2
        g.beginPath()
        g.moveTo(x, H)
        g.lineTo(x + (r() - 0.5) * 30, H - h)
        g.stroke()
        for (let k = 0; k < 6; k++) {
          g.lineWidth = 3
          const y = H - h * (0.4 + k * 0.1)
          g.beginPath()
          g.moveTo(x, y)
          g.quadraticCurveTo(x + (r() - 0.5) * 60, y - 20, x + (r() - 0.5) * 150, y - 50 - r() * 40)
          g.stroke()
        }
      }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ff5a3a'], { size: 0.8 })
  }
}
