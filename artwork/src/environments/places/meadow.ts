import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { clouds, disc, fillV, motes, ridge } from '../paint.ts'
import { tree } from '../strokes.ts'

export const meadow: Env = {
  light: {
    key: '#ffffff',
    fill: '#b8e08a',
    left: '#fff0a0',
    right: '#9ad8ff',
    ground: '#7ab84a',
    keyI: 1.1
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#4ab0f0'],
      [0.4, '#bfe8f8'],
      [0.6, '#fff4c8'],
      [1, '#3a8a2a']
    ])
    disc(g, W * 0.2, H * 0.14, W * 0.08, '#ffffff', '#fff4b0', 1)
    clouds(g, W, r, H * 0.28, 5, 44, '#ffffff', '#d4ecf8')
    for (let k = 0; k < 3; k++)
      ridge(g, W, H, H * (0.58 + k * 0.09), 30, 5 + k * 3, ['#a8d878', '#7ac04a', '#4a9a2c'][k], {
        f: 2
      })
    for (let i = 0; i < 7; i++)
      tree(g, r, W * ((i * 0.37) % 1), H * 0.6, 60 + r() * 40, '#6a4424', [
        '#5aa83a',
        '#3f8f2c',
        '#78bd4a'
      ])
    for (let i = 0; i < 150; i++) {
      const x = r() * W,
        y = H * (0.68 + r() * 0.3),
        s = 3 + (y / H - 0.6) * 16
      g.fillStyle = ['#ffffff', '#ffd23a', '#ff7ab0', '#8a7aff', '#ff5a4a'][i % 5]
      for (let k = 0; k < 5; k++) {
        g.beginPath()
        g.arc(x + Math.cos((k / 5) * TAU) * s, y + Math.sin((k / 5) * TAU) * s, s * 0.7, 0, TAU)
        g.fill()
      }
      g.fillStyle = '#ffb01a'
      g.beginPath()
      g.arc(x, y, s * 0.6, 0, TAU)
      g.fill()
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#fffbd0'], { size: 1 })
  }
}
