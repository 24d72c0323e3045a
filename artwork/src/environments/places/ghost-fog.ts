import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, water } from '../paint.ts'

export const ghostFog: Env = {
  light: {
    key: '#d8fff0',
    fill: '#0a4a3a',
    left: '#2affb0',
    right: '#8affd8',
    ground: '#06241c',
    rimI: 1.4
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#020c0c'],
      [0.4, '#0a3a34'],
      [0.62, '#2a8a74'],
      [1, '#020a0a']
    ])
    disc(g, W * 0.28, H * 0.18, W * 0.12, '#e0fff0', '#5affc0', 0.6, true)
    mist(g, W, H, '#5affc8', 0.5, 4, { sx: 2, sy: 6, warp: 3, y0: 0.2, y1: 0.75 })
    water(g, W, H, r, H * 0.64, '#1c6a58', '#010808', '#a8ffe0', W * 0.5, 0.4)
    mist(g, W, H, '#c8fff0', 0.6, 9, { sx: 2, sy: 9, y0: 0.55, y1: 0.8 })
  },
  front(g, W, H, r) {
    mist(g, W, H, '#8affd8', 0.4, 19, { sx: 2, sy: 7, y0: 0.6, y1: 0.95, mode: 'screen' })
    motes(g, W, H, r, 60, ['#8affd0'], { size: 0.8 })
  }
}
