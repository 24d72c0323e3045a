import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, fillV, leafFan, ridge, water } from '../paint.ts'

export const riviera: Env = {
  light: {
    key: '#ffffff',
    fill: '#8ad0f0',
    left: '#ffe08a',
    right: '#ffffff',
    ground: '#f0dcae',
    keyI: 1.15
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1a86d8'],
      [0.45, '#9adcf4'],
      [0.52, '#e8f8f0']
    ])
    water(g, W, H, r, H * 0.5, '#2aa8d0', '#0a5a9a', '#ffffff', W * 0.6, 0.5)
    ridge(g, W, H, H * 0.5, 20, 4, '#7aa8a0', { f: 2 })
    for (let i = 0; i < 9; i++) {
      const x = W * (i / 8 - 0.04),
        h = 60 + r() * 130,
        y = H * 0.72
      g.fillStyle = ['#fff6e8', '#ffe2c0', '#f8c8a8', '#fdf0d0'][i % 4]
      g.fillRect(x, y - h, 84, h + 60)
      g.fillStyle = '#d8683a'
      g.beginPath()
      g.moveTo(x - 8, y - h)
      g.lineTo(x + 42, y - h - 24)
      g.lineTo(x + 92, y - h)
      g.fill()
      g.fillStyle = '#2a7aa8'
      for (let k = 0; k < 3; k++) g.fillRect(x + 12 + (k % 2) * 36, y - h + 18 + k * 34, 16, 24)
    }
    g.fillStyle = '#f4e4c4'
    g.fillRect(0, H * 0.74, W, H)
    for (let i = 0; i < 6; i++)
      leafFan(
        g,
        r,
        i % 2 ? W + 10 : -10,
        H * (0.02 + i * 0.05),
        150,
        i % 2 ? 1.9 : -0.4,
        i % 2 ? 3.6 : 1.3,
        9,
        ['#2f8a34', '#1f7a2c', '#4aa840'][i % 3]
      )
    for (let i = 0; i < 8; i++) {
      const x = i % 2 ? W * (0.9 + r() * 0.1) : W * r() * 0.12,
        y = H * r() * 0.3,
        l = g.createRadialGradient(x - 6, y - 6, 2, x, y, 24)
      l.addColorStop(0, '#fff6a0')
      l.addColorStop(1, '#f0b400')
      g.fillStyle = l
      g.beginPath()
      g.ellipse(x, y, 20, 26, 0.3, 0, TAU)
      g.fill()
    }
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 10, ['#ffffff', '#fff2a0'], 22, 0, 0.8, 0.22)
  }
}
