import { pixels } from '../../core/canvas.ts'
import { clamp, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { glowAt, motes, shafts } from '../paint.ts'
import { fillFloor } from '../strokes.ts'

export const velvetRoom: Env = {
  light: {
    key: '#ffeee6',
    fill: '#a01a3a',
    left: '#ff4a6a',
    right: '#ffb0c0',
    ground: '#5a0a1e'
  },
  back(g, W, H, r) {
    const im = pixels(W >> 1, H >> 1, (u, v) => {
      const k = u * 9 + 0.35 * Math.sin(v * 3 + u * 5) + (u - 0.5) * v * 3
      const f = 0.5 + 0.5 * Math.sin(k * TAU * 0.75)
      const d = Math.hypot(u - 0.5, (v - 0.4) * 1.2)
      const s = (0.1 + 0.9 * f ** 1.6) * (1.18 - d * 1.25)
      return [
        clamp(190 * s + 16, 0, 255),
        clamp(12 * s + 30 * f ** 8 * s, 0, 255),
        clamp(44 * s + 8, 0, 255),
        255
      ]
    })
    g.drawImage(im, 0, 0, W, H)
    glowAt(g, W / 2, H * 0.36, W * 0.5, '#ff7a8a', 0.5)
    shafts(g, W, H, r, W * 0.5, -220, '#ffd8d0', 9, 0.55, 1.2, 1.95, H * 1.5)
    fillFloor(g, W, H, H * 0.76, '#5a0a1c', '#120208')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ffd0c0', '#ff9aa8'], { size: 0.8 })
  }
}
