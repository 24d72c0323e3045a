import type { Env } from '../env.ts'
import { fillV, glowAt, mist } from '../paint.ts'
import { peaks } from '../strokes.ts'

export const blizzard: Env = {
  light: {
    key: '#f4faff',
    fill: '#8ab0d8',
    left: '#a8e0ff',
    right: '#d0c8ff',
    ground: '#7a9ac0'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#7a9cc4'],
      [0.4, '#b8d0e8'],
      [0.7, '#e4f0fa'],
      [1, '#5a7ca8']
    ])
    peaks(g, W, H, r, H * 0.62, 200, 4, '#9ab4d4', '#f0f8ff')
    mist(g, W, H, '#ffffff', 0.8, 4, { sx: 3, sy: 5, warp: 3, y0: 0.1, y1: 0.8 })
    glowAt(g, W * 0.5, H * 0.38, W * 0.5, '#ffffff', 0.6)
  },
  front(g, W, H, r) {
    g.strokeStyle = 'rgba(255,255,255,.6)'
    g.lineCap = 'round'
    for (let i = 0; i < 170; i++) {
      const x = r() * W * 1.2,
        y = r() * H,
        l = 8 + r() * 30
      g.lineWidth = 0.8 + r() * 2.4
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - l, y + l * 0.35)
      g.stroke()
    }
  }
}
