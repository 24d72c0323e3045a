import type { Env } from '../env.ts'
import { clouds, disc, fillV, motes, water } from '../paint.ts'

export const seaDawn: Env = {
  light: {
    key: '#fff2e0',
    fill: '#7a9ab8',
    left: '#ff9a8a',
    right: '#8ad0ff',
    ground: '#1c4a66'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#4a78a8'],
      [0.3, '#c8b8c8'],
      [0.5, '#ffd8b8'],
      [0.58, '#fff0d0'],
      [1, '#0c3450']
    ])
    clouds(g, W, r, H * 0.26, 6, 44, '#fff0e8', '#d0b8c4')
    disc(g, W * 0.24, H * 0.54, W * 0.07, '#ffffff', '#ffd89a', 0.9)
    water(g, W, H, r, H * 0.58, '#b8c8c8', '#0a2c48', '#fff6e0', W * 0.24, 0.32)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ffffff'], { size: 0.6, y0: 0.5 })
  }
}
