import type { Env } from '../env.ts'
import { bokeh, disc, fillV, frond, water } from '../paint.ts'

export const neonShore: Env = {
  light: {
    key: '#fff0e8',
    fill: '#c82a9a',
    left: '#ff5a6a',
    right: '#2af0d8',
    ground: '#2a1a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1a1a6a'],
      [0.3, '#7a2a9a'],
      [0.5, '#ff5a8a'],
      [0.6, '#ffc46a'],
      [1, '#1a0a4a']
    ])
    disc(g, W * 0.64, H * 0.46, W * 0.2, '#fff2a0', '#ff6a8a', 0.7)
    water(g, W, H, r, H * 0.6, '#ff7a8a', '#14084a', '#fff0b0', W * 0.64, 0.26)
    for (const [x, d] of [
      [0.02, 0.3],
      [0.98, -0.22]
    ] as const) {
      g.strokeStyle = '#14062c'
      g.lineWidth = 18
      g.beginPath()
      g.moveTo(W * x, H)
      g.quadraticCurveTo(W * (x + d * 0.2), H * 0.5, W * (x + d), H * 0.14)
      g.stroke()
      for (let i = 0; i < 9; i++)
        frond(g, W * (x + d), H * 0.14, 190, i * 0.7 + 0.1, 0.5, '#14062c')
    }
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 14, ['#ff5ad0', '#2af0d8', '#ffd23a'], 22, 0, 0.9, 0.25)
  }
}
