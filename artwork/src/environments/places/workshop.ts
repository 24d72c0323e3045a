import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, gloom, glowAt, mist, motes } from '../paint.ts'

export const workshop: Env = {
  light: {
    key: '#ffeccc',
    fill: '#6a5a3a',
    left: '#ff9a4a',
    right: '#4ac8d8',
    ground: '#3a2a14'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#14100c'],
      [0.5, '#3c2f20'],
      [1, '#0c0906']
    ])
    for (let i = 0; i < 15; i++) {
      const x = r() * W,
        y = r() * H * 0.8,
        R = 40 + r() * 110,
        n = Math.round(R / 6)
      g.save()
      g.translate(x, y)
      g.rotate(r() * 6)
      g.fillStyle = rgba(['#5a4424', '#7a5a2a', '#3c4a4c'][i % 3], 0.9)
      g.beginPath()
      for (let k = 0; k < n * 4; k++) {
        const a = (k / (n * 4)) * TAU,
          d = k % 4 < 2 ? R : R * 0.88
        g.lineTo(Math.cos(a) * d, Math.sin(a) * d)
      }
      g.closePath()
      g.arc(0, 0, R * 0.68, 0, TAU, true)
      g.fill('evenodd')
      for (let k = 0; k < 5; k++) {
        g.rotate(TAU / 5)
        g.fillRect(-R * 0.06, 0, R * 0.12, R * 0.72)
      }
      g.beginPath()
      g.arc(0, 0, R * 0.2, 0, TAU)
      g.fill()
      g.restore()
    }
    gloom(g, W, H, W / 2, H * 0.4, '#080604', 0.92, 0.16)
    glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#ffbf6a', 0.6)
    glowAt(g, W * 0.1, H * 0.2, W * 0.4, '#3ab8c8', 0.35)
  },
  front(g, W, H, r) {
    mist(g, W, H, '#e8d8c0', 0.3, 9, { sx: 2, sy: 4, warp: 4, y0: 0.5, y1: 0.95 })
    motes(g, W, H, r, 70, ['#ffd08a'], { size: 0.7 })
  }
}
