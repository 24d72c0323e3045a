import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { clouds, fillV, motes, ridge } from '../paint.ts'

export const skyDay: Env = {
  light: {
    key: '#ffffff',
    fill: '#8ac8f0',
    left: '#ffd0a0',
    right: '#a0e8ff',
    ground: '#9ad07a',
    keyI: 1.1
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1c7ad8'],
      [0.4, '#6ab8f0'],
      [0.7, '#cdeefa'],
      [1, '#e8f4d8']
    ])
    clouds(g, W, r, H * 0.2, 5, 50, '#ffffff', '#c8e4f6')
    clouds(g, W, r, H * 0.5, 6, 70, '#ffffff', '#d8ecf8')
    for (let k = 0; k < 3; k++)
      ridge(g, W, H, H * (0.74 + k * 0.08), 34, 4 + k * 3, ['#9acb8a', '#6aae5a', '#3a8a3a'][k], {
        f: 2 + k * 0.5
      })
    for (const [x, y, s, c] of [
      [0.14, 0.22, 34, '#e8503a'],
      [0.86, 0.4, 24, '#ffc21a']
    ] as const) {
      g.fillStyle = c
      g.beginPath()
      g.arc(W * x, H * y, s, 0, TAU)
      g.fill()
      g.fillStyle = '#fff4e0'
      for (const o of [-0.5, 0.5]) {
        g.beginPath()
        g.ellipse(W * x + o * s * 0.7, H * y, s * 0.18, s * 0.95, 0, 0, TAU)
        g.fill()
      }
      g.fillStyle = '#8a5a2a'
      g.fillRect(W * x - s * 0.2, H * y + s * 1.3, s * 0.4, s * 0.3)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 30, ['#ffffff'], { size: 0.8, a: 0.6 })
  }
}
