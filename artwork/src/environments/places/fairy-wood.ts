import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, reeds, ridge, shafts } from '../paint.ts'

export const fairyWood: Env = {
  light: {
    key: '#f4ffe8',
    fill: '#3a8a6a',
    left: '#8affc8',
    right: '#ff9ad8',
    ground: '#1c4a2a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c2a3a'],
      [0.35, '#1c6a6a'],
      [0.6, '#5ab88a'],
      [1, '#0a2414']
    ])
    glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#c8ffd8', 0.6)
    for (let k = 0; k < 3; k++) {
      for (let i = 0; i < 8 - k * 2; i++) {
        const x = W * ((i + r() * 0.8) / (8 - k * 2))
        if (k > 0 && Math.abs(x / W - 0.5) < 0.24 + k * 0.06) continue
        const w = [18, 34, 64][k]
        g.fillStyle = ['#2a7a6a', '#144a44', '#08241f'][k]
        g.beginPath()
        g.moveTo(x - w, H * 0.84)
        g.quadraticCurveTo(x - w * 0.3, H * 0.5, x - w * 0.36, -6)
        g.lineTo(x + w * 0.36, -6)
        g.quadraticCurveTo(x + w * 0.3, H * 0.5, x + w, H * 0.84)
        g.fill()
      }
      mist(g, W, H, '#a8f0d0', 0.45 - k * 0.1, 4 + k, { y0: 0.35, y1: 0.85 })
    }
    shafts(g, W, H, r, W * 0.4, -120, '#e8ffe0', 18, 0.5, 0.8, 2.3, H * 1.2)
    ridge(g, W, H, H * 0.8, 26, 6, '#0f3a24', { f: 2.4, rough: 14 })
    for (let i = 0; i < 20; i++) {
      const x = r() * W,
        y = H * (0.78 + r() * 0.1),
        s = 5 + r() * 11
      g.fillStyle = '#e8f8e8'
      g.fillRect(x - s * 0.22, y, s * 0.44, s)
      g.fillStyle = ['#8affd8', '#ff9ad8', '#c8a0ff'][i % 3]
      g.beginPath()
      g.arc(x, y, s, Math.PI, TAU)
      g.fill()
      glowAt(g, x, y, s * 2.4, ['#8affd8', '#ff9ad8', '#c8a0ff'][i % 3], 0.6)
    }
  },
  front(g, W, H, r) {
    for (let i = 0; i < 26; i++)
      glowAt(g, r() * W, r() * H * 0.8, 7 + r() * 10, i % 3 ? '#d8ff9a' : '#ffb0e8', 0.9)
    reeds(g, W, H, r, 50, 70, ['#04140c', '#082014'])
  }
}
