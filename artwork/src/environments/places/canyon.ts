import { lerp, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, ridge, shafts } from '../paint.ts'

export const canyon: Env = {
  light: {
    key: '#fff0c8',
    fill: '#e0803a',
    left: '#ff5a3a',
    right: '#ffd06a',
    ground: '#8a3a1a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#2a7a9a'],
      [0.22, '#7fc0b0'],
      [0.42, '#ffe0a0'],
      [0.56, '#ff9a4a'],
      [0.75, '#c2481c'],
      [1, '#3a1008']
    ])
    const sx = W * 0.5,
      sy = H * 0.45
    glowAt(g, sx, sy, W * 0.7, '#fff0b0', 0.9)
    g.fillStyle = '#fff6d8'
    g.beginPath()
    g.arc(sx, sy, W * 0.27, 0, TAU)
    g.fill()
    const mesa = (x: number, w: number, y: number, b: number, c0: string, c1: string) => {
      const l = g.createLinearGradient(x - w, 0, x + w, 0)
      l.addColorStop(0, c0)
      l.addColorStop(1, c1)
      g.fillStyle = l
      g.beginPath()
      g.moveTo(x - w * 1.5, b)
      g.lineTo(x - w * 1.05, lerp(y, b, 0.5))
      g.lineTo(x - w, y + 12)
      for (let i = 0; i <= 8; i++) g.lineTo(x - w + (i / 8) * 2 * w, y + (r() - 0.5) * 12)
      g.lineTo(x + w, y + 12)
      g.lineTo(x + w * 1.05, lerp(y, b, 0.5))
      g.lineTo(x + w * 1.5, b)
      g.fill()
      g.strokeStyle = 'rgba(90,20,5,.22)'
      g.lineWidth = 3
      for (let k = 1; k < 7; k++) {
        const yy = lerp(y, b, k / 8)
        g.beginPath()
        g.moveTo(x - w * 1.0, yy)
        for (let q = 0; q <= 10; q++) g.lineTo(x - w + (q / 10) * 2 * w, yy + (r() - 0.5) * 7)
        g.stroke()
      }
    }
    mesa(W * 0.12, 58, H * 0.36, H * 0.66, '#e0803a', '#c4602a')
    mesa(W * 0.9, 70, H * 0.3, H * 0.66, '#d6702e', '#b8501f')
    mist(g, W, H, '#ffd090', 0.6, 5, { y0: 0.5, y1: 0.68 })
    mesa(W * -0.02, 82, H * 0.27, H * 0.8, '#a23c16', '#7a260e')
    mesa(W * 1.03, 70, H * 0.42, H * 0.8, '#9a3814', '#6e220c')
    ridge(g, W, H, H * 0.74, 16, 3, '#8a2e10', { f: 3 })
    ridge(g, W, H, H * 0.84, 24, 7, '#4a1508', { f: 2, rough: 4 })
    g.fillStyle = '#3a1006'
    const cac = (x: number, y: number, s: number) => {
      g.lineCap = 'round'
      g.strokeStyle = '#32100a'
      g.lineWidth = 17 * s
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x, y - 120 * s)
      g.stroke()
      g.lineWidth = 12 * s
      g.beginPath()
      g.moveTo(x, y - 44 * s)
      g.quadraticCurveTo(x + 32 * s, y - 44 * s, x + 32 * s, y - 86 * s)
      g.moveTo(x, y - 62 * s)
      g.quadraticCurveTo(x - 30 * s, y - 62 * s, x - 30 * s, y - 96 * s)
      g.stroke()
    }
    cac(W * 0.1, H * 0.85, 1)
    cac(W * 0.93, H * 0.88, 1.25)
    shafts(g, W, H, r, sx, sy, '#fff3c0', 30, 0.22)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffe0a0'], { size: 0.7, a: 0.8 })
  }
}
