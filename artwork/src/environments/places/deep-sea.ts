import { pixels, rgba } from '../../core/canvas.ts'
import { clamp, fbm, noise, smooth, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, ridge, shafts } from '../paint.ts'

export const deepSea: Env = {
  light: {
    key: '#d8fff6',
    fill: '#1fb6c9',
    left: '#2affd0',
    right: '#2a7bff',
    ground: '#0a5a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#7ff5e6'],
      [0.16, '#22b7c4'],
      [0.45, '#08627f'],
      [0.8, '#032a44'],
      [1, '#01101f']
    ])
    const ca = pixels(W >> 1, H >> 1, (u, v) => {
      const p = 1 / (0.25 + v * 1.2)
      const x = (u - 0.5) * 9 * p + fbm(u * 5, v * 5, 4) * 2,
        y = 6 * p
      const n =
        Math.abs(noise(x, y, 2) - 0.5) + Math.abs(noise(x * 1.7 + 9, y * 1.7, 5) - 0.5) * 0.6
      return [190, 255, 240, clamp(1 - n * 2.6) ** 3 * 170 * smooth(0.42, 0, v)]
    })
    g.globalCompositeOperation = 'screen'
    g.drawImage(ca, 0, 0, W, H)
    g.globalCompositeOperation = 'source-over'
    shafts(g, W, H, r, W * 0.42, -160, '#b9fff2', 26, 0.5, 0.9, 2.3, H * 1.25)
    ridge(g, W, H, H * 0.72, 70, 4, '#06415a', { f: 2.2, rough: 8 })
    mist(g, W, H, '#2fb5c4', 0.35, 9, { y0: 0.45, y1: 0.8 })
    ridge(g, W, H, H * 0.86, 60, 11, '#032438', { f: 3, rough: 10 })
    for (let i = 0; i < 16; i++) {
      const x = r() < 0.5 ? r() * W * 0.24 : W * (0.76 + r() * 0.24),
        h = 120 + r() * 240
      g.strokeStyle = rgba('#02202f', 0.9)
      g.lineWidth = 7 + r() * 7
      g.lineCap = 'round'
      g.beginPath()
      g.moveTo(x, H)
      for (let k = 1; k <= 12; k++) g.lineTo(x + Math.sin(k * 0.8 + i) * 11, H - (h * k) / 12)
      g.stroke()
    }
    glowAt(g, W / 2, H * 0.4, W * 0.62, '#39ffe0', 0.5)
  },
  front(g, W, H, r) {
    g.save()
    for (let i = 0; i < 46; i++) {
      const x = r() * W,
        y = r() * H,
        s = 1.5 + r() ** 3 * 15
      g.strokeStyle = rgba('#dffff9', 0.5)
      g.lineWidth = Math.max(0.8, s * 0.09)
      g.beginPath()
      g.arc(x, y, s, 0, TAU)
      g.stroke()
      g.fillStyle = rgba('#ffffff', 0.1)
      g.fill()
      g.fillStyle = rgba('#ffffff', 0.8)
      g.beginPath()
      g.arc(x - s * 0.35, y - s * 0.38, s * 0.2, 0, TAU)
      g.fill()
    }
    g.restore()
    motes(g, W, H, r, 60, ['#9ffff0'], { size: 0.6, a: 0.5 })
  }
}
