import { pixels, rgba } from '../../core/canvas.ts'
import { clamp, fbm } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { motes, shafts } from '../paint.ts'

export const opalCave: Env = {
  light: {
    key: '#fff0ff',
    fill: '#4ad0d0',
    left: '#ff8ad0',
    right: '#5affd0',
    ground: '#1c4a6a'
  },
  back(g, W, H, r) {
    const im = pixels(W >> 1, H >> 1, (u, v) => {
      const n = fbm(u * 4 + fbm(u * 3, v * 3, 3) * 2, v * 5, 8, 5),
        d = Math.hypot(u - 0.5, (v - 0.4) * 1.2)
      const h = n * 7 + d * 3,
        k = clamp(1.1 - d * 1.15)
      return [
        (0.5 + 0.5 * Math.sin(h)) * 170 * k + 20,
        (0.55 + 0.45 * Math.sin(h + 2.1)) * 210 * k + 22,
        (0.6 + 0.4 * Math.sin(h + 4)) * 235 * k + 46
      ]
    })
    g.drawImage(im, 0, 0, W, H)
    for (const s of [-1, 1])
      for (let i = 0; i < 12; i++) {
        const x = W / 2 + s * W * (0.34 + r() * 0.22),
          w = 24 + r() * 40,
          h = H * (0.15 + r() * 0.4),
          up = i % 2
        g.fillStyle = rgba(['#0a2a4a', '#123a5c', '#0c1c3c'][i % 3], 0.9)
        g.beginPath()
        g.moveTo(x - w, up ? -4 : H)
        g.lineTo(x + w, up ? -4 : H)
        g.lineTo(x + (r() - 0.5) * 20, up ? h : H - h)
        g.fill()
      }
    shafts(g, W, H, r, W / 2, H * 0.35, '#ffffff', 18, 0.25)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 90, ['#ffd0f4', '#c0fff0'], { size: 0.8 })
  }
}
