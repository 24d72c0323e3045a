import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, glowAt, leafFan } from '../paint.ts'
import { rays } from '../strokes.ts'

export const burstPink: Env = {
  light: {
    key: '#ffffff',
    fill: '#ff9ac8',
    left: '#fff0a0',
    right: '#8ae8ff',
    ground: '#ff7ab0',
    keyI: 1.1
  },
  back(g, W, H, r) {
    rays(g, W, H, W / 2, H * 0.42, 28, '#ff6aa0', '#ff8ab8')
    glowAt(g, W / 2, H * 0.42, W * 0.7, '#fff0f4', 0.9)
    for (let i = 0; i < 70; i++) {
      const a = (i / 70) * TAU,
        d = W * (0.46 + (i % 4) * 0.07)
      g.fillStyle = rgba('#ffffff', 0.5)
      g.beginPath()
      g.arc(W / 2 + Math.cos(a) * d, H * 0.42 + Math.sin(a) * d, 4 + (i % 4) * 2, 0, TAU)
      g.fill()
    }
    for (const s of [-1, 1])
      for (let i = 0; i < 4; i++)
        leafFan(
          g,
          r,
          W / 2 + s * W * 0.56,
          H * i * 0.05,
          140,
          s > 0 ? 1.7 : -0.4,
          s > 0 ? 3.6 : 1.5,
          7,
          ['#2f8a2a', '#4aa83a'][i % 2]
        )
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 14, ['#ffffff', '#ffe0f0'], 22, 0, 0.9, 0.28)
  }
}
