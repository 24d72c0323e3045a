import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, shafts } from '../paint.ts'

export const iceCave: Env = {
  light: {
    key: '#f2fbff',
    fill: '#3a9ae0',
    left: '#7ae0ff',
    right: '#b0a0ff',
    ground: '#1a5a9a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#05183a'],
      [0.35, '#1b6ab0'],
      [0.5, '#6fbdea'],
      [0.62, '#2f86c4'],
      [1, '#041228']
    ])
    glowAt(g, W / 2, H * 0.36, W * 0.6, '#bfeaff', 0.55)
    shafts(g, W, H, r, W / 2, H * 0.3, '#dff8ff', 20, 0.3)
    const facet = (x0: number, y0: number, n: number, dir: number, c: string[], L: number) => {
      for (let i = 0; i < n; i++) {
        const x = x0 + ((i + r() * 0.6) / n) * W,
          l = L * (0.4 + r() * 0.8) * (0.5 + Math.abs((i + 0.5) / n - 0.5) * 1.6),
          w = 22 + r() * 34
        for (const s of [0, 1]) {
          g.fillStyle = c[(i + s) % c.length]
          g.beginPath()
          g.moveTo(x - w, y0)
          g.lineTo(x + (s ? w * 0.1 : w), y0)
          g.lineTo(x + (r() - 0.5) * 8, y0 + dir * l)
          g.fill()
        }
      }
    }
    facet(-20, -4, 12, 1, ['#2f86c8', '#1d63a4', '#4aa0dc'], H * 0.3)
    mist(g, W, H, '#d8f6ff', 0.5, 5, { y0: 0.3, y1: 0.7 })
    facet(-30, -6, 11, 1, ['#0e3a74', '#0a2c5c', '#17508e'], H * 0.3)
    for (const s of [-1, 1])
      for (let i = 0; i < 9; i++) {
        const x = W / 2 + s * W * (0.3 + r() * 0.26),
          w = 30 + r() * 44,
          h = H * (0.18 + r() * 0.34)
        g.fillStyle = ['#124a88', '#0c3568', '#1a66a8'][i % 3]
        g.beginPath()
        g.moveTo(x - w, H)
        g.lineTo(x - w * 0.5, H - h * 0.8)
        g.lineTo(x, H - h)
        g.lineTo(x + w, H)
        g.fill()
        g.fillStyle = 'rgba(190,240,255,.2)'
        g.beginPath()
        g.moveTo(x, H - h)
        g.lineTo(x + w * 0.25, H)
        g.lineTo(x + w, H)
        g.fill()
      }
  },
  front(g, W, H, r) {
    mist(g, W, H, '#c8f2ff', 0.35, 12, { y0: 0.68, y1: 0.95 })
    motes(g, W, H, r, 110, ['#ffffff', '#bfefff'], { size: 0.6, a: 0.8 })
  }
}
