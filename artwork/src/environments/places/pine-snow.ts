import type { Env } from '../env.ts'
import { fillV, mist, pines, ridge, stars } from '../paint.ts'
import { flakes } from '../strokes.ts'

export const pineSnow: Env = {
  light: {
    key: '#eaf2ff',
    fill: '#3a5a9a',
    left: '#5ac8ff',
    right: '#b8a0ff',
    ground: '#8aa8d0'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#081430'],
      [0.4, '#1c3a72'],
      [0.66, '#6a94c8'],
      [1, '#c8dcf0']
    ])
    stars(g, W, H, r, 180, 0.5)
    pines(g, W, r, H * 0.6, 200, 14, '#3a5c94', '#8ab0dc')
    mist(g, W, H, '#b8d4f0', 0.6, 5, { y0: 0.45, y1: 0.7 })
    pines(g, W, r, H * 0.72, 280, 9, '#16305c', '#a8c8e8')
    ridge(g, W, H, H * 0.76, 30, 3, '#dce9f6', { f: 1.6 })
    ridge(g, W, H, H * 0.88, 30, 8, '#a8c2e0', { f: 1.4 })
  },
  front(g, W, H, r) {
    flakes(g, W, H, r, 150)
  }
}
