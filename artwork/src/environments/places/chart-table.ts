import { pixels } from '../../core/canvas.ts'
import { fbm, smooth, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { gloom, glowAt, motes, planks } from '../paint.ts'

export const chartTable: Env = {
  light: {
    key: '#fff0d0',
    fill: '#8a6a3a',
    left: '#ff9a4a',
    right: '#6ab0d8',
    ground: '#5a3a1c'
  },
  back(g, W, H, r) {
    planks(g, W, H, r, 5, '#1c0d06', '#6a3e20', false)
    const paper = pixels(W >> 1, H >> 1, (u, v) => {
      const e = Math.min(u - 0.04, 0.96 - u, v - 0.02, 0.9 - v),
        a = smooth(0, 0.012, e + (fbm(u * 20, v * 20, 5, 4) - 0.5) * 0.03),
        n = 0.8 + 0.25 * fbm(u * 9, v * 9, 3, 5)
      return [228 * n, 198 * n, 142 * n, a * 255]
    })
    g.save()
    g.shadowColor = 'rgba(0,0,0,.8)'
    g.shadowBlur = 30
    g.drawImage(paper, 0, 0, W, H)
    g.restore()
    g.strokeStyle = 'rgba(90,50,20,.5)'
    g.lineWidth = 2
    for (let i = 0; i < 16; i++) {
      const a = (i / 16) * TAU
      g.beginPath()
      g.moveTo(W * 0.3, H * 0.3)
      g.lineTo(W * 0.3 + Math.cos(a) * W, H * 0.3 + Math.sin(a) * W)
      g.stroke()
    }
    g.lineWidth = 3.5
    for (let k = 0; k < 3; k++) {
      g.beginPath()
      for (let i = 0; i <= 50; i++) {
        const a = (i / 50) * TAU,
          R = 70 + k * 60 + 60 * fbm(Math.cos(a) * 2 + k * 7, Math.sin(a) * 2, 7 + k, 4)
        g.lineTo(
          W * [0.8, 0.2, 0.74][k] + Math.cos(a) * R,
          H * [0.16, 0.62, 0.66][k] + Math.sin(a) * R
        )
      }
      g.stroke()
    }
    gloom(g, W, H, W * 0.5, H * 0.4, '#160902', 0.86, 0.22)
    glowAt(g, W * 0.16, H * 0.1, W * 0.6, '#ffc06a', 0.6)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 40, ['#ffe0a0'], { size: 0.7 })
  }
}
