import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes } from '../paint.ts'

export const emberWood: Env = {
  light: {
    key: '#ffe4c8',
    fill: '#7a2a3a',
    left: '#ff3a5a',
    right: '#ff9a3a',
    ground: '#2a0c14'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#12060f'],
      [0.5, '#4a1020'],
      [0.7, '#8a2a20'],
      [1, '#0a0306']
    ])
    glowAt(g, W / 2, H * 0.45, W * 0.7, '#ff5a3a', 0.6)
    for (let k = 0; k < 2; k++) {
      g.strokeStyle = ['#3a0c18', '#140408'][k]
      g.lineCap = 'round'
      for (let i = 0; i < 9; i++) {
        let x = W * ((i + r()) / 9),
          y = H
        if (k && Math.abs(x / W - 0.5) < 0.25) continue
        g.lineWidth = [12, 26][k]
        g.beginPath()
        g.moveTo(x, y)
        for (let j = 0; j < 6; j++) {
          x += (r() - 0.5) * 60
          y -= H * 0.16
          g.lineTo(x, y)
        }
        g.stroke()
        for (let j = 0; j < 5; j++) {
          g.lineWidth = 4
          const yy = H * (0.15 + j * 0.13)
          g.beginPath()
          g.moveTo(x, yy)
          g.quadraticCurveTo(x + (r() - 0.5) * 90, yy - 30, x + (r() - 0.5) * 170, yy - 10)
          g.stroke()
        }
      }
    }
    mist(g, W, H, '#ff6a4a', 0.35, 6, { y0: 0.45, y1: 0.85 })
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 110, ['#ff6a2a', '#ffb04a'], { streak: 3, size: 0.8 })
  }
}
