import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { disc, fillV, frond, glowAt, leafFan, mist } from '../paint.ts'

export const jungleNight: Env = {
  light: {
    key: '#e8f0ff',
    fill: '#2a4a8a',
    left: '#ff4ad0',
    right: '#4affc0',
    ground: '#0c2a2a',
    rimI: 1.3
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a1440'],
      [0.5, '#14406a'],
      [0.75, '#0f3a3a'],
      [1, '#020c10']
    ])
    disc(g, W * 0.74, H * 0.14, W * 0.1, '#f0f8ff', '#8ac8ff', 0.6, true)
    for (let i = 0; i < 30; i++)
      leafFan(
        g,
        r,
        W * r(),
        H * (0.1 + r() * 0.8),
        90 + r() * 80,
        0,
        TAU,
        11,
        ['#0c3a4a', '#0a2c3c', '#124a50'][i % 3]
      )
    mist(g, W, H, '#4ad8c8', 0.5, 6, { y0: 0.3, y1: 0.75 })
    for (let i = 0; i < 14; i++) {
      const x = (i % 2 ? 0.72 + r() * 0.28 : r() * 0.28) * W,
        y = H * (0.2 + r() * 0.65),
        s = 12 + r() * 20,
        c = ['#ff5ad8', '#5affd8', '#b08aff'][i % 3]
      glowAt(g, x, y, s * 3, c, 0.7)
      g.fillStyle = c
      for (let k = 0; k < 6; k++) {
        g.save()
        g.translate(x, y)
        g.rotate((k / 6) * TAU)
        g.beginPath()
        g.ellipse(s * 0.6, 0, s * 0.6, s * 0.24, 0, 0, TAU)
        g.fill()
        g.restore()
      }
    }
  },
  front(g, W, H, r) {
    for (const s of [-1, 1])
      frond(
        g,
        W / 2 + s * W * 0.6,
        H * 0.98,
        260,
        s > 0 ? Math.PI + 0.35 : -0.35,
        s * 0.6,
        '#01080c'
      )
    for (let i = 0; i < 26; i++)
      glowAt(g, r() * W, r() * H * 0.8, 6 + r() * 10, i % 2 ? '#8affe0' : '#ff9ae8', 0.9)
  }
}
