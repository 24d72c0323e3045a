import type { Env } from '../env.ts'
import { disc, fillV, frond, motes, ridge, stars, water } from '../paint.ts'

export const oasisDusk: Env = {
  light: {
    key: '#ffe8d0',
    fill: '#8a3a8a',
    left: '#ff5aa8',
    right: '#ffb45a',
    ground: '#4a1c4a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#1a1450'],
      [0.4, '#8a2a7a'],
      [0.58, '#ff7a5a'],
      [0.66, '#ffd08a'],
      [1, '#2a0f3a']
    ])
    stars(g, W, H, r, 130, 0.4)
    disc(g, W * 0.5, H * 0.5, W * 0.16, '#fff0c8', '#ff9a5a', 0.8)
    ridge(g, W, H, H * 0.63, 20, 2, '#8a3a5a', { dune: true, f: 2.4 })
    water(g, W, H, r, H * 0.68, '#c85a6a', '#1a0a30', '#ffe0b0', W * 0.5, 0.2)
    for (const [x, d, h] of [
      [0.06, 0.12, 0.5],
      [0.94, -0.1, 0.56],
      [0.16, -0.04, 0.36]
    ]) {
      g.strokeStyle = '#240a2a'
      g.lineWidth = 13
      g.beginPath()
      g.moveTo(W * x, H * 0.76)
      g.quadraticCurveTo(W * (x + d * 0.2), H * (0.76 - h * 0.5), W * (x + d), H * (0.76 - h))
      g.stroke()
      for (let i = 0; i < 9; i++)
        frond(g, W * (x + d), H * (0.76 - h), 120, i * 0.7, 0.6, '#240a2a')
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 70, ['#ffd08a'], { size: 0.9 })
  }
}
