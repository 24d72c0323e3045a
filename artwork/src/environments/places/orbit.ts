import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, stars } from '../paint.ts'

export const orbit: Env = {
  light: {
    key: '#ffffff',
    fill: '#1a4a9a',
    left: '#5ab0ff',
    right: '#ffb06a',
    ground: '#0a2a5a',
    rimI: 1.3
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#01020a'],
      [1, '#050a1e']
    ])
    stars(g, W, H, r, 420)
    mist(g, W, H, '#2a3a8a', 0.5, 3, { sx: 2.6, sy: 2.6, warp: 4, cut: 0.46, mode: 'screen' })
    const cx = W * 0.5,
      cy = H * 1.32,
      R = W * 1.15
    glowAt(g, cx, cy, R * 1.25, '#4aa8ff', 0.9)
    g.save()
    g.beginPath()
    g.arc(cx, cy, R, 0, TAU)
    g.clip()
    const l = g.createRadialGradient(cx, cy, R * 0.6, cx, cy, R)
    l.addColorStop(0, '#03122e')
    l.addColorStop(0.86, '#0f5aa8')
    l.addColorStop(0.97, '#6ac8ff')
    l.addColorStop(1, '#e8faff')
    g.fillStyle = l
    g.fillRect(0, 0, W, H)
    mist(g, W, H, '#ffffff', 0.75, 9, { sx: 5, sy: 12, warp: 2, cut: 0.52, y0: 0.5, y1: 1.2 })
    g.restore()
    glowAt(g, W * 0.9, H * 0.1, W * 0.3, '#fff0d8', 0.9)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 30, ['#ffffff'], { size: 0.5 })
  }
}
