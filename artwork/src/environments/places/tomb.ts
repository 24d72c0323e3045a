import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { courses, gloom, glowAt, motes, shafts } from '../paint.ts'
import { torch } from '../strokes.ts'

export const tomb: Env = {
  light: {
    key: '#ffe4b0',
    fill: '#8a5a1c',
    left: '#ff8a2a',
    right: '#3ad8c0',
    ground: '#4a2c0e'
  },
  back(g, W, H, r) {
    courses(g, W, H, 9, 5, '#2a1a0a', '#a87c42', 0.5)
    g.strokeStyle = g.fillStyle = 'rgba(60,34,10,.75)'
    g.lineWidth = 4
    for (let c = 0; c < 4; c++)
      for (let k = 0; k < 9; k++) {
        const x = W * [0.09, 0.24, 0.76, 0.91][c],
          y = H * (0.1 + k * 0.075),
          s = 15,
          t = (c * 7 + k * 3) % 6
        g.beginPath()
        if (t === 0) {
          g.ellipse(x, y, s, s * 0.5, 0, 0, TAU)
          g.moveTo(x + 5, y)
          g.arc(x, y, 5, 0, TAU)
        } else if (t === 1) {
          g.moveTo(x - s, y)
          for (let i = 0; i < 5; i++) g.lineTo(x - s + i * s * 0.5, y + (i % 2 ? -9 : 9))
        } else if (t === 2) {
          g.arc(x, y - 7, 8, 0, TAU)
          g.moveTo(x, y + 1)
          g.lineTo(x, y + 19)
          g.moveTo(x - 11, y + 6)
          g.lineTo(x + 11, y + 6)
        } else if (t === 3) {
          g.moveTo(x - s, y + 10)
          g.lineTo(x - 4, y - 12)
          g.lineTo(x + s, y + 10)
          g.closePath()
        } else if (t === 4) {
          g.moveTo(x - s, y + 8)
          g.quadraticCurveTo(x - 4, y - 16, x + 6, y - 2)
          g.lineTo(x + s, y - 8)
        } else {
          g.rect(x - 11, y - 10, 22, 20)
          g.moveTo(x - 5, y)
          g.lineTo(x + 5, y)
        }
        g.stroke()
      }
    gloom(g, W, H, W / 2, H * 0.42, '#0c0602', 0.95, 0.14)
    glowAt(g, W / 2, H * 0.4, W * 0.6, '#ffb85a', 0.6)
    torch(g, W * 0.06, H * 0.3, 1.1)
    torch(g, W * 0.94, H * 0.3, 1.1)
    shafts(g, W, H, r, W * 0.55, -60, '#ffe6a8', 9, 0.6, 1.1, 2, H * 1.1)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 100, ['#ffd88a'], { size: 0.8 })
  }
}
