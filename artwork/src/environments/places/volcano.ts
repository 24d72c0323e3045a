import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, ridge } from '../paint.ts'

export const volcano: Env = {
  light: {
    key: '#ffe0c0',
    fill: '#8a1a0a',
    left: '#ff4a1a',
    right: '#ffae3a',
    ground: '#4a0a04'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c0408'],
      [0.4, '#3a0a10'],
      [0.66, '#a83410'],
      [1, '#120304']
    ])
    mist(g, W, H, '#ff5a1a', 0.6, 3, { sx: 2, sy: 3, warp: 4, y0: 0.0, y1: 0.5 })
    mist(g, W, H, '#0a0406', 0.95, 8, { sx: 3, sy: 3, warp: 3, y0: 0, y1: 0.42, cut: 0.42 })
    g.fillStyle = '#16060a'
    g.beginPath()
    g.moveTo(-20, H * 0.76)
    g.lineTo(W * 0.34, H * 0.3)
    g.lineTo(W * 0.42, H * 0.33)
    g.lineTo(W * 0.56, H * 0.31)
    g.lineTo(W * 0.66, H * 0.3)
    g.lineTo(W + 20, H * 0.76)
    g.fill()
    glowAt(g, W * 0.5, H * 0.3, W * 0.4, '#ff7a1a', 1)
    g.strokeStyle = '#ff8a2a'
    g.shadowColor = '#ff4a0a'
    g.shadowBlur = 18
    for (const [x, d] of [
      [0.44, -0.16],
      [0.52, 0.04],
      [0.6, 0.2]
    ]) {
      g.lineWidth = 7
      g.beginPath()
      g.moveTo(W * x, H * 0.32)
      g.bezierCurveTo(
        W * (x + d * 0.3),
        H * 0.42,
        W * (x + d * 0.4),
        H * 0.52,
        W * (x + d),
        H * 0.74
      )
      g.stroke()
    }
    g.shadowBlur = 0
    for (let i = 0; i < 60; i++) {
      const a = -Math.PI / 2 + (r() - 0.5) * 1.5,
        d = 40 + r() * 260
      glowAt(g, W * 0.5 + Math.cos(a) * d, H * 0.3 + Math.sin(a) * d, 4 + r() * 9, '#ffae4a', 1)
    }
    ridge(g, W, H, H * 0.8, 40, 5, '#0a0305', { f: 3, rough: 22 })
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 110, ['#ff7a1a', '#ffc04a'], { streak: 4, size: 0.8 })
  }
}
