import { pixels } from '../../core/canvas.ts'
import { clamp, fbm, lerp, smooth } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { glowAt, motes } from '../paint.ts'

export const whirl: Env = {
  light: {
    key: '#eafcff',
    fill: '#0a6ab8',
    left: '#4ae0ff',
    right: '#2a5aff',
    ground: '#06385a'
  },
  back(g, W, H) {
    const im = pixels(W >> 1, H >> 1, (u, v) => {
      const x = (((u - 0.5) * W) / H) * 1.5,
        y = (v - 0.42) * 1.5,
        d = Math.hypot(x, y * 1.25),
        a = Math.atan2(y * 1.25, x)
      const n = fbm(
        Math.cos(a + d * 5 + 2 / (d + 0.2)) * 2.4 + 7,
        Math.sin(a + d * 5 + 2 / (d + 0.2)) * 2.4 + d * 7,
        5,
        5
      )
      const t = clamp(n * 1.6 - 0.35),
        k = smooth(0.02, 0.75, d)
      return [
        lerp(4, 30, k) + t * lerp(60, 190, k),
        lerp(20, 110, k) + t * lerp(120, 140, k),
        lerp(60, 170, k) + t * lerp(150, 85, k)
      ]
    })
    g.imageSmoothingQuality = 'high'
    g.drawImage(im, 0, 0, W, H)
    glowAt(g, W / 2, H * 0.4, W * 0.5, '#8af0ff', 0.55)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 120, ['#ffffff', '#bff4ff'], { size: 0.7, streak: 3, a: 0.8 })
  }
}
