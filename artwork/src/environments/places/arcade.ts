import { rgba } from '../../core/canvas.ts'
import { lerp } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, fillV, glowAt } from '../paint.ts'

export const arcade: Env = {
  light: {
    key: '#fff0e8',
    fill: '#3a1a8a',
    left: '#ff2d6a',
    right: '#1af0ff',
    ground: '#240a4a'
  },
  back(g, W, H, _r) {
    fillV(g, W, H, [
      [0, '#08041a'],
      [0.6, '#1c0a44'],
      [1, '#05020f']
    ])
    for (let d = 0; d < 5; d++)
      for (const s of [-1, 1]) {
        const t = d / 5,
          x = W / 2 + s * lerp(W * 0.62, W * 0.14, t),
          w = lerp(190, 50, t),
          y = lerp(-30, H * 0.26, t),
          b = lerp(H * 0.96, H * 0.66, t),
          c = ['#ff2d8a', '#19d3ff', '#ffd23a', '#7aff5a', '#b05aff'][(d * 2 + (s > 0 ? 1 : 0)) % 5]
        g.fillStyle = ['#1a0f34', '#1f1240', '#2a184e', '#341c58', '#40206a'][d]
        g.fillRect(x - w / 2, y, w, b - y)
        g.save()
        g.shadowColor = c
        g.shadowBlur = 30
        g.fillStyle = rgba(c, 0.85)
        g.fillRect(x - w * 0.36, y + (b - y) * 0.2, w * 0.72, (b - y) * 0.26)
        g.restore()
        g.fillStyle = '#0a0618'
        for (let k = 0; k < 5; k++)
          g.fillRect(
            x - w * 0.3 + (k % 3) * w * 0.22,
            y + (b - y) * (0.25 + k * 0.04),
            w * 0.12,
            w * 0.08
          )
        g.strokeStyle = c
        g.lineWidth = 3
        g.strokeRect(x - w * 0.44, y + 8, w * 0.88, (b - y) * 0.1)
      }
    fillV(
      g,
      W,
      H,
      [
        [0, 'rgba(20,6,50,0)'],
        [1, '#0a0420']
      ],
      H * 0.6,
      H
    )
    glowAt(g, W / 2, H * 0.46, W * 0.5, '#b04aff', 0.7)
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 12, ['#ff2d9a', '#19d3ff', '#ffd23a'], 24, 0, 0.9, 0.22)
  }
}
