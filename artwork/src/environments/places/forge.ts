import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, shafts } from '../paint.ts'

export const forge: Env = {
  light: {
    key: '#ffe2b8',
    fill: '#c2330c',
    left: '#ff5a14',
    right: '#ff9a2e',
    ground: '#7a1c05'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#140506'],
      [0.3, '#3d0d08'],
      [0.55, '#a32c0a'],
      [0.72, '#ff7a1c'],
      [0.82, '#7a1a06'],
      [1, '#100303']
    ])
    mist(g, W, H, '#ff6a1a', 0.6, 3, { sx: 3, sy: 4, y0: 0.25, y1: 0.8, warp: 3 })
    mist(g, W, H, '#0c0304', 0.9, 8, { sx: 3, sy: 3, y0: 0, y1: 0.4, warp: 2, cut: 0.4 })
    g.fillStyle = '#12060a'
    for (const s of [-1, 1]) {
      const X = (x: number) => W / 2 + (s * x * W) / 600
      g.beginPath()
      g.moveTo(X(300), 0)
      g.lineTo(X(205), 0)
      g.lineTo(X(215), H * 0.2)
      g.lineTo(X(235), H * 0.23)
      g.lineTo(X(228), H)
      g.lineTo(X(300), H)
      g.fill()
    }
    g.strokeStyle = '#1b0a0b'
    g.lineWidth = 9
    for (const [x, l] of [
      [0.16, 0.3],
      [0.84, 0.42],
      [0.72, 0.18]
    ]) {
      for (let k = 0; k < l * 22; k++) {
        g.beginPath()
        g.ellipse(W * x, k * 30, k % 2 ? 5 : 10, 19, 0, 0, TAU)
        g.stroke()
      }
    }
    glowAt(g, W / 2, H * 0.56, W * 0.75, '#ff8a24', 0.85)
    glowAt(g, W / 2, H * 0.48, W * 0.32, '#ffe7a0', 0.7)
    shafts(g, W, H, r, W / 2, H * 0.55, '#ffb054', 24, 0.3)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 130, ['#ff7a1a', '#ffb53a', '#ff4a0a'], { streak: 5, size: 0.8, a: 1 })
    glowAt(g, W / 2, H * 1.02, W * 0.7, '#ff5a10', 0.5, 1, 0.5)
  }
}
