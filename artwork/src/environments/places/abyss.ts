import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, motes, ridge, shafts } from '../paint.ts'

export const abyss: Env = {
  light: {
    key: '#d0f4ff',
    fill: '#0a3a6a',
    left: '#2affe0',
    right: '#8a4aff',
    ground: '#04203a',
    rimI: 1.4
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0e4a6a'],
      [0.35, '#062a4a'],
      [0.75, '#031228'],
      [1, '#010610']
    ])
    shafts(g, W, H, r, W * 0.3, -220, '#5ad8ff', 16, 0.5, 0.9, 2.0, H * 1.2)
    for (let i = 0; i < 26; i++) {
      const x = r() * W,
        y = H * (0.15 + r() * 0.7),
        s = 8 + r() * 26
      glowAt(g, x, y, s * 2.4, ['#2affd8', '#8a5aff', '#2a9aff'][i % 3], 0.4)
      g.strokeStyle = rgba('#8affee', 0.28)
      g.lineWidth = 1.3
      g.beginPath()
      g.arc(x, y, s * 0.5, Math.PI, TAU)
      g.stroke()
      for (let k = -2; k <= 2; k++) {
        g.beginPath()
        g.moveTo(x + k * s * 0.2, y)
        g.quadraticCurveTo(x + k * s * 0.3 + 6, y + s, x + k * s * 0.2, y + s * 2)
        g.stroke()
      }
    }
    ridge(g, W, H, H * 0.86, 70, 8, '#020d1c', { f: 3, rough: 18 })
    glowAt(g, W * 0.5, H * 0.4, W * 0.6, '#0fa8b8', 0.5)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 90, ['#5affe8', '#a08aff'], { size: 0.8, a: 0.8 })
  }
}
