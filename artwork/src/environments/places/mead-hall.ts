import type { Env } from '../env.ts'
import { gloom, glowAt, motes, planks } from '../paint.ts'

export const meadHall: Env = {
  light: {
    key: '#ffe0b0',
    fill: '#8a4a1c',
    left: '#ff7a2a',
    right: '#ffc06a',
    ground: '#3a1c0c'
  },
  back(g, W, H, r) {
    planks(g, W, H, r, 9, '#140905', '#5a3218')
    g.fillStyle = '#1a0c06'
    for (const x of [0.08, 0.92]) {
      g.fillRect(W * x - 36, 0, 72, H)
      g.strokeStyle = '#8a5a2a'
      g.lineWidth = 4
      for (let i = 0; i < 12; i++) {
        g.beginPath()
        g.moveTo(W * x - 26, i * 70)
        g.bezierCurveTo(W * x + 40, i * 70 + 20, W * x - 40, i * 70 + 50, W * x + 26, i * 70 + 70)
        g.stroke()
      }
    }
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(W * 0.5, H * 0.16)
    g.lineTo(W, 0)
    g.lineTo(W, -10)
    g.lineTo(0, -10)
    g.fill()
    for (const x of [0.27, 0.73]) {
      g.fillStyle = '#7a1418'
      g.beginPath()
      g.moveTo(W * x - 50, H * 0.06)
      g.lineTo(W * x + 50, H * 0.06)
      g.lineTo(W * x + 50, H * 0.34)
      g.lineTo(W * x, H * 0.4)
      g.lineTo(W * x - 50, H * 0.34)
      g.fill()
      g.strokeStyle = '#e8b85a'
      g.lineWidth = 5
      g.stroke()
    }
    gloom(g, W, H, W / 2, H * 0.5, '#0a0402', 0.94, 0.18)
    glowAt(g, W / 2, H * 0.62, W * 0.8, '#ff8a2a', 0.8, 1.1, 0.8)
    for (const x of [0.06, 0.94]) {
      glowAt(g, W * x, H * 0.3, 130, '#ffae4a', 1)
      glowAt(g, W * x, H * 0.28, 26, '#fff4d0', 1, 0.7, 1.7)
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 90, ['#ffb04a', '#ffe0a0'], { streak: 3, size: 0.8 })
  }
}
