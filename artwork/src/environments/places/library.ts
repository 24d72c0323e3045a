import type { Env } from '../env.ts'
import { fillV, glowAt, motes, shafts } from '../paint.ts'

export const library: Env = {
  light: {
    key: '#ffe8c0',
    fill: '#1a8a8a',
    left: '#3affd8',
    right: '#ffb45a',
    ground: '#1a5a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0806'],
      [0.5, '#2a1a10'],
      [1, '#080504']
    ])
    for (let y = 0; y < 8; y++) {
      let x = -6
      const by = H * 0.1 * (y + 1)
      while (x < W) {
        const w = 9 + r() * 16,
          h = H * (0.055 + r() * 0.03)
        const c = ['#5a2a1a', '#3a3a1e', '#1e3a3a', '#5a4420', '#40162a', '#23304a'][(r() * 6) | 0]
        const l = g.createLinearGradient(x, 0, x + w, 0)
        l.addColorStop(0, '#0a0605')
        l.addColorStop(0.4, c)
        l.addColorStop(1, '#0a0605')
        g.fillStyle = l
        g.fillRect(x, by - h, w, h)
        g.fillStyle = 'rgba(230,180,90,.5)'
        g.fillRect(x + 2, by - h * 0.8, w - 4, 1.6)
        g.fillRect(x + 2, by - h * 0.25, w - 4, 1.6)
        x += w + 1
      }
      g.fillStyle = '#4a2a14'
      g.fillRect(0, by, W, 7)
      g.fillStyle = '#150a05'
      g.fillRect(0, by + 7, W, 5)
    }
    const d = g.createRadialGradient(W / 2, H * 0.36, 30, W / 2, H * 0.4, W * 0.85)
    d.addColorStop(0, 'rgba(4,20,18,.1)')
    d.addColorStop(0.5, 'rgba(3,16,16,.62)')
    d.addColorStop(1, 'rgba(1,4,6,.95)')
    g.fillStyle = d
    g.fillRect(0, 0, W, H)
    glowAt(g, W / 2, H * 0.4, W * 0.66, '#1fd8b8', 0.75)
    glowAt(g, W / 2, H * 0.32, W * 0.3, '#c0fff0', 0.7)
    shafts(g, W, H, r, W / 2, H * 0.56, '#7affe0', 16, 0.55, -2.5, -0.64)
    for (const [x, y] of [
      [0.09, 0.2],
      [0.91, 0.3],
      [0.1, 0.52],
      [0.9, 0.6]
    ]) {
      glowAt(g, W * x, H * y, 70, '#ffb04a', 0.9)
      glowAt(g, W * x, H * y, 14, '#fff6d0', 1, 0.7, 1.5)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 90, ['#5affe0', '#c0fff0', '#ffe0a0'], { size: 0.9, y0: 0.05, y1: 0.75 })
  }
}
