import type { Env } from '../env.ts'
import { bokeh, frond, glowAt } from '../paint.ts'
import { rays } from '../strokes.ts'

export const burstTeal: Env = {
  light: {
    key: '#fffdf0',
    fill: '#4ad8c8',
    left: '#ffe06a',
    right: '#ff8a9a',
    ground: '#1a9a9a',
    keyI: 1.1
  },
  back(g, W, H, _r) {
    rays(g, W, H, W / 2, H * 0.44, 22, '#0fa8a8', '#1fc4b8')
    glowAt(g, W / 2, H * 0.42, W * 0.6, '#fff8d0', 0.8)
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++)
        frond(
          g,
          W / 2 + s * W * 0.58,
          H * (0.02 + i * 0.17),
          200,
          s > 0 ? Math.PI - 0.5 + i * 0.2 : 0.5 - i * 0.2,
          s * -0.6,
          ['#ff6a8a', '#0a6a6a', '#ffb03a'][i % 3]
        )
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 14, ['#ffffff', '#fff0a0'], 20, 0, 0.9, 0.25)
  }
}
