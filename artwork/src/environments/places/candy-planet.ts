import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, motes, ridge, stars } from '../paint.ts'

export const candyPlanet: Env = {
  light: {
    key: '#ffffff',
    fill: '#ff9ad8',
    left: '#ffd08a',
    right: '#7af0ff',
    ground: '#8a5ad0',
    keyI: 1.1
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#4a2aa8'],
      [0.35, '#a84ad8'],
      [0.6, '#ff8ac8'],
      [0.78, '#ffd0b0'],
      [1, '#6a2a9a']
    ])
    stars(g, W, H, r, 120, 0.6, '#fff0ff')
    for (const [x, y, R, c, d] of [
      [0.16, 0.16, 0.13, '#7af0e8', '#2a8ac8'],
      [0.84, 0.28, 0.09, '#ffd84a', '#ff8a4a'],
      [0.78, 0.08, 0.04, '#ff9ad0', '#d84aa8']
    ] as const) {
      const l = g.createLinearGradient(W * (x - R), H * y - W * R, W * (x + R), H * y + W * R)
      l.addColorStop(0, c)
      l.addColorStop(1, d)
      g.fillStyle = l
      g.beginPath()
      g.arc(W * x, H * y, W * R, 0, TAU)
      g.fill()
      g.strokeStyle = rgba('#ffffff', 0.55)
      g.lineWidth = 5
      g.beginPath()
      g.ellipse(W * x, H * y, W * R * 1.6, W * R * 0.4, -0.3, 0, TAU)
      g.stroke()
    }
    for (let k = 0; k < 3; k++) {
      const l = g.createLinearGradient(0, H * (0.7 + k * 0.08), 0, H)
      l.addColorStop(0, ['#ffb0e0', '#ff7ac8', '#c84ab8'][k])
      l.addColorStop(1, ['#e87ac8', '#b03aa8', '#5a1a7a'][k])
      ridge(g, W, H, H * (0.72 + k * 0.08), 40, 3 + k * 4, l, { f: 2 })
      for (let i = 0; i < 5; i++) {
        const x = W * r(),
          y = H * (0.72 + k * 0.08) - 6,
          s = 10 + r() * 18
        g.fillStyle = ['#fff0b0', '#8af0e0', '#ffffff'][i % 3]
        g.beginPath()
        g.arc(x, y - s * 2, s, 0, TAU)
        g.fill()
        g.strokeStyle = '#ffffff'
        g.lineWidth = 4
        g.beginPath()
        g.moveTo(x, y - s)
        g.lineTo(x, y + 14)
        g.stroke()
      }
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffffff', '#ffd0f0'], { size: 0.9 })
  }
}
