import type { Env } from '../env.ts'
import { fillV, glowAt, shafts } from '../paint.ts'
import { fillFloor } from '../strokes.ts'

export const studio: Env = {
  light: {
    key: '#fffaf2',
    fill: '#8a6a4a',
    left: '#ffd8a0',
    right: '#a0c8ff',
    ground: '#3a2a1e'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0d1016'],
      [0.5, '#26282e'],
      [0.72, '#4a4038'],
      [0.74, '#1a1614'],
      [1, '#0a0908']
    ])
    for (let i = 0; i < 9; i++) {
      const x = (W * (i + 0.5)) / 9
      const l = g.createLinearGradient(x - W / 18, 0, x + W / 18, 0)
      l.addColorStop(0, '#1a1a1e')
      l.addColorStop(0.5, '#3a3632')
      l.addColorStop(1, '#141417')
      g.fillStyle = l
      g.fillRect(x - W / 18 + 1, H * 0.06, W / 9 - 3, H * 0.68)
    }
    g.save()
    for (let i = 0; i < 9; i++)
      glowAt(g, (W * (i + 0.5)) / 9, H * 0.06, W * 0.14, '#ffcf90', 0.5, 0.6, 2.4)
    g.restore()
    for (const x of [0.14, 0.5, 0.86]) {
      g.fillStyle = '#0a0a0c'
      g.fillRect(W * x - 24, 0, 48, 22)
      glowAt(g, W * x, 22, W * 0.2, '#fff3d8', 0.9, 1, 0.7)
      shafts(g, W, H, r, W * x, 10, '#ffeccc', 3, 0.45, 1.3, 1.85, H * 0.8)
    }
    glowAt(g, W / 2, H * 0.42, W * 0.6, '#ffc890', 0.35)
    fillFloor(g, W, H, H * 0.76, '#3a2c22', '#0a0807')
  }
}
