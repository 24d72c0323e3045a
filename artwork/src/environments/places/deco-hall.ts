import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, motes } from '../paint.ts'

export const decoHall: Env = {
  light: {
    key: '#fff2d0',
    fill: '#1a7a6a',
    left: '#5affd0',
    right: '#ffd07a',
    ground: '#0e4a40'
  },
  back(g, W, H, _r) {
    fillV(g, W, H, [
      [0, '#021a18'],
      [0.5, '#0b4a44'],
      [1, '#021210']
    ])
    g.save()
    g.translate(W / 2, H * 0.9)
    for (let i = 0; i < 31; i++) {
      const a = -Math.PI + (i / 30) * Math.PI
      g.fillStyle = i % 2 ? '#0a5a50' : '#06403a'
      g.beginPath()
      g.moveTo(0, 0)
      g.arc(0, 0, H * 0.85, a - 0.053, a + 0.053)
      g.fill()
      g.strokeStyle = 'rgba(235,195,105,.75)'
      g.lineWidth = 1.6
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(Math.cos(a) * H, Math.sin(a) * H)
      g.stroke()
    }
    for (let k = 1; k < 5; k++) {
      g.strokeStyle = 'rgba(240,205,120,.8)'
      g.lineWidth = k % 2 ? 5 : 2
      g.beginPath()
      g.arc(0, 0, H * 0.15 * k + 40, Math.PI, TAU)
      g.stroke()
      for (let i = 0; i < 15; i++) {
        const a = -Math.PI + ((i + 0.5) / 15) * Math.PI
        g.strokeStyle = 'rgba(235,195,105,.6)'
        g.lineWidth = 1.6
        g.beginPath()
        g.arc(
          Math.cos(a) * (H * 0.15 * k + 40),
          Math.sin(a) * (H * 0.15 * k + 40),
          H * 0.015 * k + 8,
          0,
          TAU
        )
        g.stroke()
      }
    }
    g.restore()
    glowAt(g, W / 2, H * 0.4, W * 0.62, '#ffe6a0', 0.7)
    const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.2, W / 2, H * 0.4, W)
    d.addColorStop(0, 'rgba(0,0,0,0)')
    d.addColorStop(1, 'rgba(0,12,10,.85)')
    g.fillStyle = d
    g.fillRect(0, 0, W, H)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 70, ['#ffe6a0'], { size: 0.9 })
  }
}
