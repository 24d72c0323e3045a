import type { Env } from '../env.ts'
import { fillV, mist, ridge, water } from '../paint.ts'

export const nightCliff: Env = {
  light: {
    key: '#e8f0ff',
    fill: '#1a4a6a',
    left: '#4aa8e0',
    right: '#ffd88a',
    ground: '#0c2436'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#06101f'],
      [0.4, '#123a56'],
      [0.62, '#3a7a8a'],
      [1, '#041018']
    ])
    mist(g, W, H, '#0a1a2a', 0.9, 3, { sx: 2.4, sy: 4, y0: 0, y1: 0.5, warp: 3, cut: 0.38 })
    mist(g, W, H, '#7ab0c0', 0.45, 7, { sx: 3, sy: 6, y0: 0.15, y1: 0.6, warp: 3, cut: 0.5 })
    water(g, W, H, r, H * 0.66, '#2a6a7a', '#03101a', '#d8f4ff', W * 0.6, 0.5)
    ridge(g, W, H, H * 0.9, 60, 9, '#06121a', { f: 3, rough: 20 })
  },
  front(g, W, H, r) {
    g.strokeStyle = 'rgba(210,235,255,.16)'
    for (let i = 0; i < 120; i++) {
      const x = r() * W * 1.2,
        y = r() * H,
        l = 12 + r() * 36
      g.lineWidth = 0.6 + r()
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - l * 0.3, y + l)
      g.stroke()
    }
  }
}
