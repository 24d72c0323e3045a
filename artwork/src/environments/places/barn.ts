import type { Env } from '../env.ts'
import { glowAt, motes, planks } from '../paint.ts'

export const barn: Env = {
  light: {
    key: '#fff4dc',
    fill: '#c89a5a',
    left: '#ffd08a',
    right: '#8ad86a',
    ground: '#8a5a2c',
    keyI: 1.1
  },
  back(g, W, H, r) {
    planks(g, W, H, r, 6, '#5a2016', '#c04a30')
    g.strokeStyle = '#f4e6cc'
    g.lineWidth = 24
    g.strokeRect(W * 0.1, H * 0.04, W * 0.8, H * 0.66)
    g.beginPath()
    g.moveTo(W * 0.1, H * 0.04)
    g.lineTo(W * 0.9, H * 0.7)
    g.moveTo(W * 0.9, H * 0.04)
    g.lineTo(W * 0.1, H * 0.7)
    g.stroke()
    glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#fff0c0', 0.55)
    for (let i = 0; i < 220; i++) {
      const x = r() * W,
        y = H * (0.72 + r() * 0.1)
      g.strokeStyle = ['#e8c05a', '#c89a34', '#f4d88a'][i % 3]
      g.lineWidth = 2
      g.beginPath()
      g.moveTo(x, y + 60)
      g.lineTo(x + (r() - 0.5) * 60, y - r() * 50)
      g.stroke()
    }
    g.fillStyle = '#b08a30'
    g.fillRect(0, H * 0.84, W, H)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#fff0b0'], { size: 0.8 })
  }
}
