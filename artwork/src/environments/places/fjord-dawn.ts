import type { Env } from '../env.ts'
import { clouds, fillV, mist, motes, pines, water } from '../paint.ts'
import { peaks } from '../strokes.ts'

export const fjordDawn: Env = {
  light: {
    key: '#fff0e4',
    fill: '#8a7ab8',
    left: '#ff8aa8',
    right: '#ffc48a',
    ground: '#2a3a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#3a4a8a'],
      [0.3, '#c88aa8'],
      [0.5, '#ffc49a'],
      [0.6, '#ffe8c8'],
      [1, '#1c2a4a']
    ])
    clouds(g, W, r, H * 0.2, 5, 40, '#ffd8d0', '#b88aa8')
    peaks(g, W, H, r, H * 0.6, 250, 5, '#5a5a8a', '#ffe4e0')
    mist(g, W, H, '#ffd8c8', 0.6, 4, { y0: 0.46, y1: 0.64 })
    water(g, W, H, r, H * 0.6, '#c88a9a', '#12203c', '#fff0e0', W * 0.55, 0.34)
    pines(g, W, r, H * 0.7, 70, 16, '#16243a')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#fff0e0'], { size: 0.6, a: 0.7 })
  }
}
