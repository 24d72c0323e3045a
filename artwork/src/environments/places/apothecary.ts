import { rgba } from '../../core/canvas.ts'
import type { Env } from '../env.ts'
import { gloom, glowAt, leafFan, motes, planks } from '../paint.ts'
import { torch } from '../strokes.ts'

export const apothecary: Env = {
  light: {
    key: '#ffe8c8',
    fill: '#4a7a3a',
    left: '#6aff8a',
    right: '#ff8ad0',
    ground: '#2a2414'
  },
  back(g, W, H, r) {
    planks(g, W, H, r, 7, '#120a06', '#4a2e1a', false)
    for (let y = 0; y < 5; y++) {
      const by = H * (0.14 + y * 0.14)
      let x = 6
      while (x < W) {
        const w = 16 + r() * 30,
          h = H * (0.045 + r() * 0.05),
          c = ['#2a8a5a', '#8a3a6a', '#c88a2a', '#2a6a8a', '#6a4a8a'][(r() * 5) | 0]
        g.fillStyle = rgba(c, 0.75)
        g.beginPath()
        g.roundRect(x, by - h, w, h, 6)
        g.fill()
        g.fillStyle = rgba('#d8b070', 0.7)
        g.fillRect(x + w * 0.3, by - h - 9, w * 0.4, 11)
        g.fillStyle = 'rgba(255,255,255,.25)'
        g.fillRect(x + 4, by - h + 5, 3, h - 10)
        x += w + 7
      }
      g.fillStyle = '#6a4022'
      g.fillRect(0, by, W, 9)
      g.fillStyle = '#1a0c06'
      g.fillRect(0, by + 9, W, 6)
    }
    for (let i = 0; i < 5; i++) leafFan(g, r, W * (0.1 + i * 0.2), -6, 70, 0.6, 2.5, 9, '#24401c')
    gloom(g, W, H, W / 2, H * 0.44, '#080604', 0.93, 0.12)
    glowAt(g, W / 2, H * 0.5, W * 0.6, '#5aff9a', 0.45)
    for (const [x, y] of [
      [0.08, 0.46],
      [0.93, 0.3]
    ])
      torch(g, W * x, H * y, 0.7)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 90, ['#8affb0', '#ff9ae0', '#ffe08a'], { size: 0.9 })
  }
}
