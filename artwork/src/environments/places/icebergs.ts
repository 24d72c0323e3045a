import type { Env } from '../env.ts'
import { clouds, fillV, motes, water } from '../paint.ts'

export const icebergs: Env = {
  light: {
    key: '#ffffff',
    fill: '#6ac0e8',
    left: '#8ae8ff',
    right: '#ffd0e0',
    ground: '#1c6a94'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#4a9ad8'],
      [0.35, '#a8dcf0'],
      [0.52, '#f4e4e8'],
      [1, '#0c4a78']
    ])
    clouds(g, W, r, H * 0.22, 5, 40, '#ffffff', '#c0dcec')
    for (let i = 0; i < 7; i++) {
      const x = W * ((i * 0.29 + 0.04) % 1),
        y = H * 0.58,
        h = 60 + r() * 170,
        w = h * 0.8
      g.fillStyle = '#d8f0fa'
      g.beginPath()
      g.moveTo(x - w, y)
      g.lineTo(x - w * 0.5, y - h * 0.7)
      g.lineTo(x - w * 0.1, y - h)
      g.lineTo(x + w * 0.4, y - h * 0.5)
      g.lineTo(x + w, y)
      g.fill()
      g.fillStyle = '#8ac4e4'
      g.beginPath()
      g.moveTo(x - w * 0.1, y - h)
      g.lineTo(x + w * 0.4, y - h * 0.5)
      g.lineTo(x + w, y)
      g.lineTo(x + w * 0.1, y)
      g.fill()
    }
    water(g, W, H, r, H * 0.57, '#6ac0dc', '#06365c', '#ffffff', W * 0.5, 0.5)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 70, ['#ffffff'], { size: 0.7, a: 0.7 })
  }
}
