import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, motes, ridge, stars } from '../paint.ts'

export const synthGrid: Env = {
  light: {
    key: '#fff0ff',
    fill: '#7a1ad0',
    left: '#ff2d9a',
    right: '#19d3ff',
    ground: '#3a0a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0c0430'],
      [0.35, '#4a0f7a'],
      [0.55, '#e0307a'],
      [0.62, '#ffb45a'],
      [0.63, '#14042c'],
      [1, '#07021a']
    ])
    stars(g, W, H, r, 120, 0.4)
    const R = W * 0.3,
      cx = W / 2,
      cy = H * 0.42
    glowAt(g, cx, cy, R * 2, '#ff5a9a', 0.8)
    g.save()
    const l = g.createLinearGradient(0, cy - R, 0, cy + R)
    l.addColorStop(0, '#fff08a')
    l.addColorStop(0.5, '#ff8a4a')
    l.addColorStop(1, '#ff2d9a')
    g.beginPath()
    g.arc(cx, cy, R, 0, TAU)
    g.clip()
    g.fillStyle = l
    g.fillRect(0, 0, W, H)
    g.fillStyle = '#7a1a7a'
    for (let i = 0; i < 7; i++) g.fillRect(0, cy + R * (-0.05 + i * 0.16), W, 3 + i * 2.4)
    g.restore()
    ridge(g, W, H, H * 0.62, 34, 5, '#1c0840', { f: 4, rough: 12 })
    g.fillStyle = '#0c0326'
    g.fillRect(0, H * 0.63, W, H)
    g.save()
    g.strokeStyle = '#ff4ad0'
    g.shadowColor = '#ff2d9a'
    g.shadowBlur = 12
    g.lineWidth = 2
    for (let i = -16; i <= 16; i++) {
      g.beginPath()
      g.moveTo(cx + i * W * 0.045, H * 0.63)
      g.lineTo(cx + i * W * 0.24, H)
      g.stroke()
    }
    for (let i = 0; i < 11; i++) {
      const y = H * 0.63 + (i / 11) ** 2 * H * 0.37
      g.beginPath()
      g.moveTo(0, y)
      g.lineTo(W, y)
      g.stroke()
    }
    g.restore()
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 50, ['#ff9ae0', '#8ae8ff'], { size: 0.8 })
  }
}
