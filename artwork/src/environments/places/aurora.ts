import { pixels } from '../../core/canvas.ts'
import { clamp, fbm, lerp, smooth } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, mist, motes, ridge, stars } from '../paint.ts'

export const aurora: Env = {
  light: {
    key: '#e8f6ff',
    fill: '#3ad8b0',
    left: '#42ffc0',
    right: '#8a5aff',
    ground: '#4a7aa8'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#04061c'],
      [0.4, '#0a1c46'],
      [0.7, '#1d4f7a'],
      [1, '#0a1a30']
    ])
    stars(g, W, H, r, 260, 0.7)
    const im = pixels(W >> 1, H >> 1, (u, v) => {
      let R = 0,
        G2 = 0,
        B = 0
      for (let k = 0; k < 3; k++) {
        const c =
          0.2 + k * 0.12 + 0.14 * fbm(u * 2.4 + k * 7, k, 3 + k, 4) + 0.05 * Math.sin(u * 7 + k * 2)
        const d = c + 0.12 - v
        const ray = 0.55 + 0.45 * fbm(u * 46 + k * 20, v * 1.2, 5 + k, 3)
        const a = d > 0 ? Math.exp(-d * 6.5) * ray * smooth(-0.005, 0.02, d) : 0
        const m = clamp(d * 3.2)
        R += a * lerp(40, 190, m)
        G2 += a * lerp(255, 60, m)
        B += a * lerp(170, 255, m)
      }
      return [clamp(R, 0, 255), clamp(G2, 0, 255), clamp(B, 0, 255), 255]
    })
    g.save()
    g.globalCompositeOperation = 'screen'
    g.drawImage(im, 0, 0, W, H)
    g.filter = 'blur(16px)'
    g.globalAlpha = 0.7
    g.drawImage(im, 0, 0, W, H)
    g.restore()
    ridge(g, W, H, H * 0.62, 90, 5, '#173a62', { f: 2.4, rough: 4 })
    mist(g, W, H, '#6fe8d0', 0.4, 4, { y0: 0.5, y1: 0.75 })
    ridge(g, W, H, H * 0.7, 60, 9, '#0b2140', { f: 3, rough: 4 })
    for (const [n, y, h, c] of [
      [46, 0.77, 80, '#0a1c38'],
      [30, 0.88, 150, '#050e20']
    ] as [number, number, number, string][]) {
      g.fillStyle = c
      for (let i = 0; i < n; i++) {
        const x = ((i + r()) / n) * W,
          hh = h * (0.55 + r() * 0.7),
          b = H * y + r() * 24
        for (let k = 0; k < 7; k++) {
          const t = k / 7
          const w = hh * 0.26 * (t + 0.16)
          g.beginPath()
          g.moveTo(x, b - hh * (1 - t))
          g.lineTo(x - w, b - hh * (1 - t) + hh * 0.24)
          g.lineTo(x + w, b - hh * (1 - t) + hh * 0.24)
          g.fill()
        }
      }
      g.fillRect(0, H * y + 14, W, H)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 120, ['#dff6ff'], { size: 0.6, a: 0.8 })
  }
}
