import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { disc, fillV, mist, ridge, water } from '../paint.ts'

export const zen: Env = {
  light: {
    key: '#fff4ec',
    fill: '#d8a0a8',
    left: '#ff9ab0',
    right: '#a8d8e0',
    ground: '#8a6a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#f4d8c8'],
      [0.45, '#fff0e0'],
      [1, '#c89a8a']
    ])
    disc(g, W * 0.6, H * 0.32, W * 0.24, '#ff6a5a', '#ff8a7a', 0.35)
    for (let k = 0; k < 4; k++) {
      ridge(
        g,
        W,
        H,
        H * (0.46 + k * 0.07),
        70 - k * 12,
        5 + k * 4,
        ['#c8b8c8', '#a894a8', '#7a6a84', '#4a4258'][k],
        { f: 2.2 + k * 0.3, rough: 3 }
      )
      mist(g, W, H, '#fff2e8', 0.6, 5 + k, {
        sx: 2,
        sy: 10,
        y0: 0.46 + k * 0.07,
        y1: 0.56 + k * 0.07
      })
    }
    g.fillStyle = '#b0242a'
    g.fillRect(W * 0.08, H * 0.5, W * 0.3, 15)
    g.fillRect(W * 0.05, H * 0.46, W * 0.36, 18)
    g.fillRect(W * 0.12, H * 0.46, 14, H * 0.24)
    g.fillRect(W * 0.32, H * 0.46, 14, H * 0.24)
    water(g, W, H, r, H * 0.7, '#c8a8a8', '#4a3a54', '#fff0e8', W * 0.6, 0.3, 160)
    g.strokeStyle = '#4a2a2a'
    g.lineWidth = 9
    g.beginPath()
    g.moveTo(W * 1.02, H * 0.04)
    g.quadraticCurveTo(W * 0.84, H * 0.1, W * 0.62, H * 0.05)
    g.stroke()
    for (let i = 0; i < 80; i++) {
      g.fillStyle = rgba(['#ffb0c4', '#ff8aa8', '#ffe0e8'][i % 3], 0.9)
      g.beginPath()
      g.arc(W * (0.6 + r() * 0.42), H * (0.02 + r() * 0.12), 5 + r() * 9, 0, TAU)
      g.fill()
    }
  },
  front(g, W, H, r) {
    for (let i = 0; i < 36; i++) {
      g.save()
      g.translate(r() * W, r() * H)
      g.rotate(r() * 6)
      g.fillStyle = rgba(i % 2 ? '#ffb0c8' : '#ff8aac', 0.85)
      const s = 4 + r() * 8
      g.beginPath()
      g.ellipse(0, 0, s, s * 0.55, 0, 0, TAU)
      g.fill()
      g.restore()
    }
  }
}
