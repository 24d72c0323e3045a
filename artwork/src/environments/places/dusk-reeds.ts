import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, reeds, water } from '../paint.ts'

export const duskReeds: Env = {
  light: {
    key: '#ffe0d0',
    fill: '#a85a7a',
    left: '#ff6a8a',
    right: '#5ac8d8',
    ground: '#2a1a34'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1c4a6a'],
      [0.35, '#8a6a9a'],
      [0.6, '#ff9a8a'],
      [0.72, '#ffcf9a'],
      [1, '#2a1a3a']
    ])
    disc(g, W * 0.62, H * 0.5, W * 0.2, '#ffe8c8', '#ff8a6a', 0.7)
    mist(g, W, H, '#ffb8a8', 0.5, 5, { sx: 2, sy: 10, y0: 0.4, y1: 0.75 })
    water(g, W, H, r, H * 0.7, '#d88a8a', '#1c1430', '#ffe8d0', W * 0.62, 0.2)
    reeds(g, W, H * 0.9, r, 70, 260, ['#4a2a4a', '#3a2040'], '#3a1c28')
  },
  front(g, W, H, r) {
    reeds(g, W, H, r, 40, 340, ['#160c1e', '#1e1024'], '#120a10')
    motes(g, W, H, r, 50, ['#ffd8b0'], { size: 0.9 })
  }
}
