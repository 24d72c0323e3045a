import type { Env } from '../env.ts'
import { disc, fillV, mist, motes, stars, water } from '../paint.ts'

export const moonSea: Env = {
  light: {
    key: '#dfe8ff',
    fill: '#2a3a8a',
    left: '#6a8aff',
    right: '#b0d8ff',
    ground: '#101c44'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#050a2a'],
      [0.4, '#1a2a6a'],
      [0.58, '#5a6ab8'],
      [1, '#04081c']
    ])
    stars(g, W, H, r, 240, 0.5)
    disc(g, W * 0.7, H * 0.2, W * 0.15, '#f0f4ff', '#a8c0ff', 0.8, true)
    mist(g, W, H, '#6a7ac8', 0.5, 6, { sx: 2, sy: 9, y0: 0.3, y1: 0.56 })
    water(g, W, H, r, H * 0.57, '#3a4a9a', '#030618', '#e8f0ff', W * 0.7, 0.2, 340)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#d8e4ff'], { size: 0.7, a: 0.6 })
  }
}
