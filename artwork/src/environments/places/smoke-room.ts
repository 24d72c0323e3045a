import type { Env } from '../env.ts'
import { bokeh, fillV, glowAt, mist, motes, shafts } from '../paint.ts'
import { fillFloor } from '../strokes.ts'

export const smokeRoom: Env = {
  light: {
    key: '#fff0d8',
    fill: '#3a2ab0',
    left: '#3a7aff',
    right: '#ff7a2a',
    ground: '#2a1a4a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#05060f'],
      [0.5, '#101a3c'],
      [1, '#06040c']
    ])
    glowAt(g, W * 0.5, H * 0.02, W * 0.7, '#ffd48a', 0.6, 1, 1.2)
    shafts(g, W, H, r, W / 2, -60, '#ffe0a8', 7, 0.6, 1.15, 2, H)
    mist(g, W, H, '#7a90e0', 0.65, 3, {
      sx: 2,
      sy: 4,
      warp: 5,
      y0: 0.1,
      y1: 0.75,
      cut: 0.45,
      mode: 'screen'
    })
    mist(g, W, H, '#ff8a3a', 0.55, 9, {
      sx: 2,
      sy: 4,
      warp: 5,
      y0: 0.3,
      y1: 0.75,
      cut: 0.5,
      mode: 'screen'
    })
    bokeh(g, W, H, r, 26, ['#ff8a3a', '#3a7aff', '#ffd48a'], 26, 0.1, 0.6, 0.3)
    fillFloor(g, W, H, H * 0.7, '#163a6a', '#04070f')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ffd48a'], { size: 0.7 })
  }
}
