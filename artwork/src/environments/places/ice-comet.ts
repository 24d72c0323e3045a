import { rgba } from '../../core/canvas.ts'
import type { Env } from '../env.ts'
import { fillV, mist, motes, stars } from '../paint.ts'

export const iceComet: Env = {
  light: {
    key: '#eaf6ff',
    fill: '#1a5aa8',
    left: '#4ae0ff',
    right: '#a07aff',
    ground: '#0a2a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#020a20'],
      [0.5, '#06285a'],
      [1, '#02061a']
    ])
    mist(g, W, H, '#1a8ad8', 0.9, 3, { sx: 2, sy: 3, warp: 4, cut: 0.42, mode: 'screen' })
    mist(g, W, H, '#3ae0c8', 0.5, 13, { sx: 3, sy: 2, warp: 4, cut: 0.5, mode: 'screen' })
    stars(g, W, H, r, 380)
    g.save()
    g.globalCompositeOperation = 'screen'
    for (let i = 0; i < 22; i++) {
      const x = r() * W * 1.4,
        y = r() * H,
        L = 40 + r() * 160
      g.strokeStyle = rgba('#a8e0ff', 0.3 + r() * 0.4)
      g.lineWidth = 1 + r() * 2
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - L * 0.8, y + L * 0.62)
      g.stroke()
    }
    g.restore()
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#bfeaff'], { size: 0.7 })
  }
}
