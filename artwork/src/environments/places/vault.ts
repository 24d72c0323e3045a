import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, motes, shafts } from '../paint.ts'
import { fillFloor } from '../strokes.ts'

export const vault: Env = {
  light: {
    key: '#fff0d0',
    fill: '#c9963a',
    left: '#ffd27a',
    right: '#6aa0c8',
    ground: '#6a4a18'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0d141c'],
      [0.5, '#24303a'],
      [0.72, '#3d3a30'],
      [1, '#0a0a0c']
    ])
    for (let y = 0; y < 9; y++)
      for (let x = 0; x < 7; x++) {
        const w = W / 7,
          h = H * 0.08,
          X = x * w,
          Y = y * h
        const l = g.createLinearGradient(X, Y, X, Y + h)
        l.addColorStop(0, '#5a6a74')
        l.addColorStop(0.12, '#36424c')
        l.addColorStop(1, '#1c252d')
        g.fillStyle = l
        g.fillRect(X + 2, Y + 2, w - 4, h - 4)
        g.strokeStyle = 'rgba(220,190,120,.4)'
        g.lineWidth = 1
        g.strokeRect(X + w * 0.3, Y + h * 0.3, w * 0.4, h * 0.26)
        g.fillStyle = '#b8934a'
        g.beginPath()
        g.arc(X + w * 0.5, Y + h * 0.74, 4, 0, TAU)
        g.fill()
      }
    const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.2, W / 2, H * 0.4, W * 0.85)
    d.addColorStop(0, 'rgba(10,8,4,0)')
    d.addColorStop(1, 'rgba(4,5,8,.92)')
    g.fillStyle = d
    g.fillRect(0, 0, W, H)
    glowAt(g, W * 0.62, H * 0.42, W * 0.62, '#ffc95a', 0.95)
    glowAt(g, W * 0.62, H * 0.42, W * 0.25, '#fff6d0', 0.8)
    shafts(g, W, H, r, W * 0.62, H * 0.42, '#ffdf8a', 26, 0.5)
    fillFloor(g, W, H, H * 0.74, '#4a3a1a', '#0b0906')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 80, ['#ffd27a', '#fff0c0'], { size: 0.8 })
  }
}
