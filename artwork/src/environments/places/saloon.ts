import type { Env } from '../env.ts'
import { gloom, glowAt, mist, motes, planks } from '../paint.ts'

export const saloon: Env = {
  light: {
    key: '#ffe8c0',
    fill: '#8a4a24',
    left: '#ff8a4a',
    right: '#ffd07a',
    ground: '#3a1c0c'
  },
  back(g, W, H, r) {
    planks(g, W, H, r, 8, '#2a1408', '#8a5430')
    g.fillStyle = '#2c140a'
    g.fillRect(0, H * 0.12, W, 14)
    g.fillRect(0, H * 0.34, W, 14)
    for (let y = 0; y < 2; y++) {
      let x = 12
      while (x < W) {
        const w = 14 + r() * 12,
          h = 66 + r() * 46,
          by = H * (0.12 + y * 0.22)
        g.fillStyle = ['#7a2a14', '#2a5a34', '#b8842a', '#3a2a44', '#c8b48a'][(r() * 5) | 0]
        g.beginPath()
        g.roundRect(x, by - h * 0.7, w, h * 0.7, 4)
        g.fill()
        g.fillRect(x + w * 0.32, by - h, w * 0.36, h * 0.34)
        g.fillStyle = 'rgba(255,240,200,.5)'
        g.fillRect(x + 2, by - h * 0.5, w - 4, h * 0.22)
        x += w + 8
      }
    }
    gloom(g, W, H, W * 0.5, H * 0.42, '#100602', 0.9, 0.16)
    glowAt(g, W * 0.5, H * 0.12, W * 0.6, '#ffb85a', 0.7)
    for (const x of [0.22, 0.78]) {
      glowAt(g, W * x, H * 0.05, 90, '#ffd890', 1)
    }
    g.fillStyle = '#3c1c0c'
    g.fillRect(0, H * 0.76, W, H)
    g.fillStyle = '#a8683a'
    g.fillRect(0, H * 0.755, W, 12)
  },
  front(g, W, H, r) {
    mist(g, W, H, '#ffe0b0', 0.22, 9, { sx: 2, sy: 4, warp: 4 })
    motes(g, W, H, r, 60, ['#ffd08a'], { size: 0.7 })
  }
}
