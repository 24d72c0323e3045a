import { pixels } from '../../core/canvas.ts'
import { fbm, lerp, smooth, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { gloom, glowAt, motes } from '../paint.ts'
import { torch } from '../strokes.ts'

export const mine: Env = {
  light: {
    key: '#ffe6b8',
    fill: '#5a4a3a',
    left: '#ff9a3a',
    right: '#6ab8d8',
    ground: '#3a2814'
  },
  back(g, W, H, _r) {
    const im = pixels(W >> 1, H >> 1, (u, v) => {
      const d = Math.hypot((u - 0.5) * 0.9, v - 0.46),
        n = fbm(u * 8, v * 10, 5, 5),
        k = 0.3 + n * 0.9 - smooth(0.1, 0.0, d) * 0.9
      const gold = smooth(0.7, 0.74, fbm(u * 14, v * 16, 31, 4)) * smooth(0.15, 0.4, d)
      return [
        lerp(92 * k, 255, gold * 0.8),
        lerp(70 * k, 190, gold * 0.8),
        lerp(54 * k, 60, gold * 0.8)
      ]
    })
    g.drawImage(im, 0, 0, W, H)
    g.fillStyle = '#050302'
    g.beginPath()
    g.ellipse(W / 2, H * 0.44, W * 0.2, H * 0.18, 0, 0, TAU)
    g.fill()
    glowAt(g, W / 2, H * 0.46, W * 0.34, '#ffb04a', 0.8)
    for (const k of [1, 0.66]) {
      const w = W * 0.46 * k,
        y0 = H * (0.44 - 0.42 * k),
        y1 = H * (0.44 + 0.45 * k),
        t = 44 * k
      g.fillStyle = k === 1 ? '#4a2c14' : '#2e1a0c'
      g.fillRect(W / 2 - w - t / 2, y0, t, y1 - y0)
      g.fillRect(W / 2 + w - t / 2, y0, t, y1 - y0)
      g.fillRect(W / 2 - w - t, y0 - t * 0.3, w * 2 + t * 2, t)
    }
    gloom(g, W, H, W / 2, H * 0.44, '#060302', 0.9, 0.26)
    for (const x of [0.14, 0.86]) torch(g, W * x, H * 0.26, 0.8)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 80, ['#ffcf6a'], { size: 0.8 })
  }
}
