import { rgba } from '../../core/canvas.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, shafts } from '../paint.ts'

export const danceFloor: Env = {
  light: {
    key: '#fff0ff',
    fill: '#6a1ab8',
    left: '#ff2d9a',
    right: '#19d3ff',
    ground: '#3a0a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0218'],
      [0.5, '#3a0a5c'],
      [0.66, '#a0207a'],
      [1, '#0a0214']
    ])
    for (let i = 0; i < 9; i++)
      shafts(
        g,
        W,
        H,
        r,
        W * (i / 8),
        -30,
        ['#ff2d9a', '#19d3ff', '#ffd23a', '#b05aff'][i % 4],
        2,
        0.5,
        1 + (i % 3) * 0.25,
        1.5 + (i % 3) * 0.3,
        H * 1.1
      )
    const y0 = H * 0.66,
      cols = ['#ff2d9a', '#19d3ff', '#ffd23a', '#7aff5a', '#b05aff']
    for (let z = 0; z < 7; z++)
      for (let x = -6; x < 6; x++) {
        const a = y0 + (H - y0) * (z / 7) ** 1.8,
          b = y0 + (H - y0) * ((z + 1) / 7) ** 1.8,
          ka = 0.16 + 0.84 * (z / 7) ** 1.8 * 1.6,
          kb = 0.16 + 0.84 * ((z + 1) / 7) ** 1.8 * 1.6
        g.fillStyle = rgba(cols[(x + z * 3 + 20) % 5], 0.35 + r() * 0.5)
        g.beginPath()
        g.moveTo(W / 2 + x * W * 0.16 * ka, a + 1)
        g.lineTo(W / 2 + (x + 0.94) * W * 0.16 * ka, a + 1)
        g.lineTo(W / 2 + (x + 0.94) * W * 0.16 * kb, b - 2)
        g.lineTo(W / 2 + x * W * 0.16 * kb, b - 2)
        g.fill()
      }
    glowAt(g, W / 2, y0, W * 0.7, '#ff5ac0', 0.7, 1.2, 0.5)
  },
  front(g, W, H, r) {
    for (let i = 0; i < 40; i++)
      glowAt(g, r() * W, r() * H, 5 + r() * 13, ['#ffffff', '#ff8ad8', '#8ae8ff'][i % 3], 0.8)
  }
}
