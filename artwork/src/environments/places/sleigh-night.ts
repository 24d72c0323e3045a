import type { Env } from '../env.ts'
import { fillV, gloom, glowAt } from '../paint.ts'
import { flakes } from '../strokes.ts'

export const sleighNight: Env = {
  light: {
    key: '#fff4e8',
    fill: '#4a3a7a',
    left: '#ff9a5a',
    right: '#7ac8ff',
    ground: '#7a5a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#2a0a18'],
      [0.5, '#7a1c2c'],
      [1, '#2a0a14']
    ])
    for (let i = 0; i < 60; i++) {
      const x = r() * W,
        y = r() * H * 0.7
      glowAt(g, x, y, 8 + r() * 30, ['#ffcf7a', '#ff8a5a', '#ffe8c0'][i % 3], 0.55)
    }
    g.strokeStyle = '#1c3a20'
    g.lineWidth = 20
    for (const y of [0.02, 0.1]) {
      g.beginPath()
      g.moveTo(-10, H * y)
      g.quadraticCurveTo(W * 0.5, H * (y + 0.13), W + 10, H * y)
      g.stroke()
    }
    for (let i = 0; i < 26; i++) {
      const t = i / 25
      glowAt(
        g,
        W * t,
        H * (0.02 + 0.26 * t * (1 - t) + (i % 2) * 0.08),
        26,
        ['#ffd84a', '#ff5a4a', '#7affb0', '#7ac8ff'][i % 4],
        1
      )
    }
    gloom(g, W, H, W / 2, H * 0.4, '#14040a', 0.7, 0.3)
  },
  front(g, W, H, r) {
    flakes(g, W, H, r, 110)
  }
}
