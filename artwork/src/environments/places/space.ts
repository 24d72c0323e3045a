import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, stars } from '../paint.ts'

export const space: Env = {
  light: {
    key: '#fff0e0',
    fill: '#7a3ad0',
    left: '#ff7ab8',
    right: '#5a8aff',
    ground: '#3a1a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#050414'],
      [0.5, '#150a36'],
      [1, '#04030f']
    ])
    mist(g, W, H, '#7a2ac0', 0.9, 3, { sx: 2.6, sy: 2.6, warp: 4, cut: 0.4, mode: 'screen' })
    mist(g, W, H, '#ff4a8a', 0.75, 13, { sx: 2.2, sy: 2.4, warp: 4, cut: 0.47, mode: 'screen' })
    mist(g, W, H, '#ff9a4a', 0.6, 23, { sx: 3, sy: 3, warp: 4, cut: 0.52, mode: 'screen' })
    mist(g, W, H, '#030208', 0.8, 33, { sx: 4, sy: 4, warp: 4, cut: 0.5 })
    stars(g, W, H, r, 420)
    for (let i = 0; i < 9; i++) {
      const x = r() * W,
        y = r() * H * 0.8,
        s = 8 + r() * 16
      glowAt(g, x, y, s * 1.4, '#cfe0ff', 0.8)
      glowAt(g, x, y, s * 2, '#ffffff', 0.8, 1, 0.05)
      glowAt(g, x, y, s * 2, '#ffffff', 0.8, 0.05, 1)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 40, ['#ffd0a0', '#a0c0ff'], { size: 0.5 })
  }
}
