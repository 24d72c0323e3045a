import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, ridge } from '../paint.ts'

export const crystalCave: Env = {
  light: {
    key: '#ffeaff',
    fill: '#a03ad8',
    left: '#ff6ad8',
    right: '#5ad8ff',
    ground: '#4a1a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c0416'],
      [0.45, '#4a1570'],
      [0.7, '#2a0a48'],
      [1, '#08030f']
    ])
    glowAt(g, W / 2, H * 0.44, W * 0.62, '#e06aff', 0.9)
    mist(g, W, H, '#e08aff', 0.5, 4, { warp: 3, mode: 'screen', y0: 0.2, y1: 0.7 })
    for (const s of [-1, 1])
      for (let i = 0; i < 20; i++) {
        const y = r() * H,
          x = W / 2 + s * W * (0.56 - r() * 0.06),
          L = 70 + r() * 130,
          a = (s > 0 ? Math.PI : 0) + (r() - 0.5) * 1.4,
          w = 10 + r() * 16
        g.save()
        g.translate(x, y)
        g.rotate(a)
        for (const k of [-1, 1]) {
          g.fillStyle = k > 0 ? ['#7a2ab0', '#5a1a8a', '#a03ad0'][i % 3] : '#2a0a4a'
          g.beginPath()
          g.moveTo(-20, 0)
          g.lineTo(-20, k * w)
          g.lineTo(L * 0.8, k * w)
          g.lineTo(L, 0)
          g.fill()
        }
        g.restore()
      }
    ridge(g, W, H, H * 0.1, 60, 3, 'rgba(0,0,0,0)')
    g.save()
    g.scale(1, -1)
    g.translate(0, -H)
    ridge(g, W, H, H * 0.93, 40, 6, '#0a0312', { f: 4, rough: 14 })
    g.restore()
    ridge(g, W, H, H * 0.82, 40, 9, '#12051f', { f: 4, rough: 12 })
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 80, ['#ff9aff', '#9ae8ff'], { size: 0.9 })
  }
}
