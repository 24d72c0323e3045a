import type { Env } from '../env.ts'
import { bokeh, clouds, fillV, frond, ridge, water } from '../paint.ts'

export const lagoon: Env = {
  light: {
    key: '#fffdf0',
    fill: '#6ad8f0',
    left: '#ffe0a0',
    right: '#7affe8',
    ground: '#e8c88a',
    keyI: 1.15
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1a8ae0'],
      [0.4, '#8ad8f8'],
      [0.5, '#e8fbf4']
    ])
    clouds(g, W, r, H * 0.3, 7, 52, '#ffffff', '#bfe4f4')
    ridge(g, W, H, H * 0.49, 26, 5, '#4aa890', { f: 2.4, rough: 5 })
    water(g, W, H, r, H * 0.5, '#3ad8d8', '#0a9ac0', '#ffffff', W * 0.55, 0.5)
    g.fillStyle = '#f6dca0'
    g.beginPath()
    g.moveTo(0, H * 0.74)
    g.bezierCurveTo(W * 0.3, H * 0.68, W * 0.6, H * 0.8, W, H * 0.7)
    g.lineTo(W, H)
    g.lineTo(0, H)
    g.fill()
    g.strokeStyle = 'rgba(255,255,255,.8)'
    g.lineWidth = 7
    g.beginPath()
    g.moveTo(0, H * 0.735)
    g.bezierCurveTo(W * 0.3, H * 0.675, W * 0.6, H * 0.795, W, H * 0.695)
    g.stroke()
    for (const [x, y, d, L] of [
      [-0.04, 0.62, 0.55, 250],
      [1.05, 0.5, -0.5, 230]
    ]) {
      g.strokeStyle = '#6a4424'
      g.lineWidth = 22
      g.beginPath()
      g.moveTo(W * x, H * 0.9)
      g.quadraticCurveTo(W * (x + d * 0.08), H * 0.4, W * (x + d * 0.34), H * (y - 0.44))
      g.stroke()
      for (let i = 0; i < 8; i++)
        frond(
          g,
          W * (x + d * 0.34),
          H * (y - 0.44),
          L * 0.8,
          i * 0.78 + 0.2,
          0.5,
          i % 2 ? '#1f7a3a' : '#2f9a44'
        )
    }
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 10, ['#ffffff', '#fff2b0'], 20, 0, 0.7, 0.2)
  }
}
