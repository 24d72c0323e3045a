import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, gloom, glowAt, mist, motes, shafts } from '../paint.ts'

export const cathedral: Env = {
  light: {
    key: '#f0e8ff',
    fill: '#4a2a6a',
    left: '#ff3a5a',
    right: '#4a8aff',
    ground: '#1c1020'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0810'],
      [0.5, '#1c1624'],
      [1, '#060408']
    ])
    g.save()
    g.beginPath()
    g.moveTo(W * 0.16, H * 0.78)
    g.lineTo(W * 0.16, H * 0.3)
    g.quadraticCurveTo(W * 0.2, H * 0.1, W * 0.5, -H * 0.04)
    g.quadraticCurveTo(W * 0.8, H * 0.1, W * 0.84, H * 0.3)
    g.lineTo(W * 0.84, H * 0.78)
    g.clip()
    const cols = ['#c81c34', '#2a4ac8', '#e8a82a', '#1c8a5a', '#7a2ac8', '#d85a1c']
    for (let i = 0; i < 240; i++) {
      const x = W * (0.14 + r() * 0.72),
        y = H * r() * 0.8,
        s = 16 + r() * 30
      g.fillStyle = rgba(cols[i % 6], 0.8)
      g.beginPath()
      for (let k = 0; k < 5; k++) {
        const a = (k / 5) * TAU + r() * 0.8
        g.lineTo(x + Math.cos(a) * s, y + Math.sin(a) * s)
      }
      g.closePath()
      g.fill()
      g.strokeStyle = '#08060a'
      g.lineWidth = 3
      g.stroke()
    }
    for (let k = 0; k < 3; k++) {
      g.strokeStyle = '#08060a'
      g.lineWidth = 9
      g.beginPath()
      g.arc(W * 0.5, H * 0.3, W * (0.1 + k * 0.11), 0, TAU)
      g.stroke()
    }
    for (const x of [0.33, 0.5, 0.67]) {
      g.lineWidth = 12
      g.beginPath()
      g.moveTo(W * x, 0)
      g.lineTo(W * x, H * 0.8)
      g.stroke()
    }
    g.restore()
    gloom(g, W, H, W * 0.5, H * 0.36, '#050308', 0.86, 0.2)
    glowAt(g, W * 0.5, H * 0.3, W * 0.5, '#ffdce8', 0.35)
    shafts(g, W, H, r, W * 0.5, H * 0.1, '#ffb0d0', 14, 0.4, 0.8, 2.3, H)
  },
  front(g, W, H, r) {
    mist(g, W, H, '#a880c8', 0.3, 9, { sx: 2, sy: 5, warp: 3, y0: 0.6, y1: 0.95 })
    motes(g, W, H, r, 70, ['#ffd0e0'], { size: 0.7 })
  }
}
