import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes } from '../paint.ts'
import { peaks } from '../strokes.ts'

export const stormPeak: Env = {
  light: {
    key: '#eaf0ff',
    fill: '#3a4a8a',
    left: '#5ab8ff',
    right: '#c0a0ff',
    ground: '#1c2440',
    rimI: 1.4
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0e24'],
      [0.45, '#2a3a6a'],
      [0.7, '#5a6a9a'],
      [1, '#0a0e1c']
    ])
    peaks(g, W, H, r, H * 0.74, 320, 4, '#1c2648', '#8a9cc8')
    mist(g, W, H, '#05081a', 0.95, 3, { sx: 2.2, sy: 3.4, y0: 0, y1: 0.4, warp: 3, cut: 0.36 })
    mist(g, W, H, '#8a9ad8', 0.5, 8, { sx: 3, sy: 6, y0: 0.2, y1: 0.7, warp: 3 })
    const bolt = (x: number, y: number, L: number, w: number) => {
      g.save()
      g.shadowColor = '#8ab8ff'
      g.shadowBlur = 26
      g.strokeStyle = '#f4f8ff'
      g.lineWidth = w
      g.beginPath()
      g.moveTo(x, y)
      for (let i = 0; i < 12; i++) {
        x += (r() - 0.5) * 56
        y += L / 12
        g.lineTo(x, y)
      }
      g.stroke()
      g.restore()
    }
    bolt(W * 0.2, -10, H * 0.62, 4)
    bolt(W * 0.26, H * 0.1, H * 0.3, 2)
    bolt(W * 0.84, -10, H * 0.5, 3)
    glowAt(g, W * 0.22, H * 0.3, W * 0.5, '#6a9aff', 0.5)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#8ad0ff'], { streak: 4, size: 0.8 })
  }
}
