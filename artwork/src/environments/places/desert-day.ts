import type { Env } from '../env.ts'
import { clouds, disc, fillV, frond, motes, ridge } from '../paint.ts'

export const desertDay: Env = {
  light: {
    key: '#fff6dc',
    fill: '#e8b06a',
    left: '#ffd08a',
    right: '#8ad0f0',
    ground: '#d89a4a',
    keyI: 1.15
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#2a86c8'],
      [0.35, '#8acbe0'],
      [0.55, '#ffeeca'],
      [1, '#c8823a']
    ])
    disc(g, W * 0.78, H * 0.14, W * 0.08, '#ffffff', '#fff0b0', 0.9)
    clouds(g, W, r, H * 0.34, 3, 30, '#fffaf0', '#e8dcc8')
    const D = (y: number, a: number, s: number, c0: string, c1: string) => {
      const l = g.createLinearGradient(0, y - a, W * 0.3, y + a * 3)
      l.addColorStop(0, c0)
      l.addColorStop(1, c1)
      ridge(g, W, H, y, a, s, l, { dune: true, f: 2.2 })
    }
    D(H * 0.58, 18, 2, '#f4cf8a', '#d8a05a')
    for (const [x, s] of [
      [0.12, 1],
      [0.2, 0.7]
    ]) {
      g.strokeStyle = '#5a3c1c'
      g.lineWidth = 8 * s
      g.beginPath()
      g.moveTo(W * x, H * 0.62)
      g.quadraticCurveTo(W * x + 8, H * 0.55, W * x + 16, H * 0.5)
      g.stroke()
      for (let i = 0; i < 7; i++)
        frond(g, W * x + 16, H * 0.5, 62 * s, i * 0.9 + 0.2, 0.6, '#2f7a3a')
    }
    D(H * 0.66, 30, 5, '#f0c070', '#b87a3a')
    D(H * 0.8, 44, 8, '#d89a4a', '#7a4a1c')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#fff0c0'], { size: 0.8, y0: 0.3 })
  }
}
