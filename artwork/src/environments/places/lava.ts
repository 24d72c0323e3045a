import type { Env } from '../env.ts'
import { fillV, glowAt, motes } from '../paint.ts'

export const lava: Env = {
  light: {
    key: '#ffdcb0',
    fill: '#a01a08',
    left: '#ff3a14',
    right: '#ffb03a',
    ground: '#5a0a04'
  },
  back(g, W, H) {
    fillV(g, W, H, [
      [0, '#1a0304'],
      [1, '#050101']
    ])
  },
  front(g, W, H, r) {
    const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.28, W / 2, H * 0.42, W * 0.88)
    d.addColorStop(0, 'rgba(0,0,0,0)')
    d.addColorStop(1, 'rgba(8,0,2,.9)')
    g.fillStyle = d
    g.fillRect(0, 0, W, H)
    motes(g, W, H, r, 110, ['#ff7a1a', '#ffb53a'], { streak: 4, size: 0.8 })
    glowAt(g, W / 2, H * 1.02, W * 0.7, '#ff4a0a', 0.55, 1, 0.55)
  }
}
