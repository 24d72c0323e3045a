import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, mist, motes, shafts } from '../paint.ts'

export const autumnWood: Env = {
  light: {
    key: '#fff2cc',
    fill: '#a86a2a',
    left: '#ffb04a',
    right: '#c8e06a',
    ground: '#6a3a14'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#ffe8a0'],
      [0.3, '#f0b04a'],
      [0.65, '#a85a1c'],
      [1, '#3a1c0a']
    ])
    for (let k = 0; k < 3; k++) {
      for (let i = 0; i < 9 - k * 2; i++) {
        const x = W * ((i + r() * 0.8) / (9 - k * 2))
        if (k === 2 && Math.abs(x / W - 0.5) < 0.32) continue
        g.fillStyle = ['#c8924a', '#7a4a20', '#3a2010'][k]
        const w = [14, 24, 46][k]
        g.fillRect(x - w / 2, -5, w, H * [0.66, 0.74, 0.86][k])
      }
      mist(g, W, H, '#ffe0a0', 0.4 - k * 0.1, 4 + k, { y0: 0.3, y1: 0.8 })
    }
    shafts(g, W, H, r, W * 0.7, -100, '#fff6c8', 20, 0.6, 0.9, 2.5, H * 1.2)
    for (let i = 0; i < 60; i++) {
      const x = r() * W,
        y = r() * H * 0.26
      g.fillStyle = rgba(['#e8862a', '#c8501a', '#ffc04a', '#a83a14'][i % 4], 0.85)
      g.beginPath()
      g.arc(x, y, 14 + r() * 26, 0, TAU)
      g.fill()
    }
    for (let i = 0; i < 260; i++) {
      const y = H * (0.7 + r() * 0.3)
      g.fillStyle = ['#c8641a', '#e8962a', '#8a3410', '#d8b04a'][i % 4]
      g.beginPath()
      g.ellipse(r() * W, y, 7 + r() * 9, 3 + r() * 4, r() * 3, 0, TAU)
      g.fill()
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#fff0a0'], { size: 0.9 })
  }
}
