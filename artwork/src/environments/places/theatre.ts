import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, stars } from '../paint.ts'

export const theatre: Env = {
  light: {
    key: '#fff0e8',
    fill: '#7a1a4a',
    left: '#c85aff',
    right: '#ffb05a',
    ground: '#3a0a24'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#12041a'],
      [1, '#060208']
    ])
    for (let i = 0; i < 13; i++) {
      const x = (W * (i + 0.5)) / 13,
        l = g.createLinearGradient(x - W / 26, 0, x + W / 26, 0)
      l.addColorStop(0, '#1c0628')
      l.addColorStop(0.5, '#5a1c6a')
      l.addColorStop(1, '#180522')
      g.fillStyle = l
      g.fillRect(x - W / 26, 0, W / 13 + 1, H)
    }
    stars(g, W, H, r, 60, 0.6, '#ffe0a0')
    glowAt(g, W / 2, H * 0.36, W * 0.6, '#c07aff', 0.6)
    for (let i = 0; i < 12; i++) {
      const a = (i / 12) * TAU
      g.save()
      g.translate(W / 2, H * 0.38)
      g.rotate(a)
      g.strokeStyle = 'rgba(240,200,130,.5)'
      g.lineWidth = 2.4
      g.beginPath()
      g.moveTo(0, -W * 0.44)
      g.lineTo(12, -W * 0.48)
      g.lineTo(0, -W * 0.52)
      g.lineTo(-12, -W * 0.48)
      g.closePath()
      g.stroke()
      g.restore()
    }
    g.strokeStyle = 'rgba(240,200,130,.5)'
    for (const R of [0.4, 0.56]) {
      g.beginPath()
      g.arc(W / 2, H * 0.38, W * R, 0, TAU)
      g.stroke()
    }
  },
  front(g, W, H, r) {
    mist(g, W, H, '#c08aff', 0.35, 9, { sx: 2, sy: 4, warp: 4, y0: 0.45, y1: 0.9 })
    motes(g, W, H, r, 80, ['#ffd8a0', '#d8a0ff'], { size: 0.8 })
  }
}
