import { pixels } from '../../core/canvas.ts'
import { clamp, fbm, noise } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { leafFan } from '../paint.ts'

export const paper: Env = {
  light: {
    key: '#ffffff',
    fill: '#e8e0c8',
    left: '#fff0d0',
    right: '#d8f0d8',
    ground: '#cdbf9a',
    keyI: 1.15
  },
  back(g, W, H, r) {
    const im = pixels(W, H, (u, v, x, y) => {
      const n = 0.96 + 0.05 * fbm(u * 8, v * 8, 3, 4) + (noise(x * 0.8, y * 0.8, 2) - 0.5) * 0.03,
        d = Math.hypot(u - 0.66, v - 0.4)
      const k = clamp(1.04 - d * 0.22) * n
      return [246 * k, 238 * k, 218 * k]
    })
    g.drawImage(im, 0, 0)
    g.save()
    g.globalAlpha = 0.2
    g.filter = 'blur(9px)'
    for (let i = 0; i < 16; i++)
      leafFan(g, r, W * (0.55 + r() * 0.5), -20 + r() * H * 0.4, H * 0.3, 0.4, 2.6, 6, '#5a6a4a')
    g.restore()
  }
}
