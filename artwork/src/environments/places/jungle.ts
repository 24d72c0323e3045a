import { canvas } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, frond, glowAt, leafFan, mist, motes, shafts } from '../paint.ts'

export const jungle: Env = {
  light: {
    key: '#fff4c8',
    fill: '#3fae4a',
    left: '#9dff6a',
    right: '#ffcf5a',
    ground: '#2a5a1e'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#e8f7a0'],
      [0.2, '#8fca5a'],
      [0.5, '#2f7a3e'],
      [0.8, '#0f3a24'],
      [1, '#051a10']
    ])
    shafts(g, W, H, r, W * 0.62, -120, '#fbffc0', 22, 0.7, 0.7, 2.5, H * 1.3)
    for (let i = 0; i < 7; i++) {
      const l = g.createLinearGradient(0, H * 0.2, 0, H * 0.75)
      l.addColorStop(0, '#a9bf72')
      l.addColorStop(1, '#33683a')
      g.fillStyle = l
      const w = W * (0.28 + i * 0.13)
      g.fillRect(W / 2 - w / 2, H * (0.17 + i * 0.075), w, H * 0.08)
      g.fillStyle = 'rgba(20,50,20,.25)'
      g.fillRect(W / 2 - w / 2, H * (0.17 + i * 0.075) + H * 0.062, w, H * 0.016)
    }
    g.fillStyle = 'rgba(20,60,30,.55)'
    g.fillRect(W / 2 - W * 0.05, H * 0.17, W * 0.1, H * 0.55)
    mist(g, W, H, '#d8f5a0', 0.6, 6, { y0: 0.25, y1: 0.7 })
    for (let i = 0; i < 22; i++) {
      const s = i % 2 ? 1 : -1
      leafFan(
        g,
        r,
        W / 2 + s * W * (0.36 + r() * 0.2),
        H * (0.2 + r() * 0.7),
        90 + r() * 70,
        0,
        TAU,
        13,
        ['#1d5a30', '#17492a', '#24703a'][i % 3]
      )
    }
    for (const s of [-1, 1])
      for (let i = 0; i < 6; i++)
        frond(
          g,
          W / 2 + s * W * 0.56,
          H * (0.05 + i * 0.17),
          210,
          s > 0 ? Math.PI - 0.4 + i * 0.12 : 0.4 - i * 0.12,
          s * -0.7,
          ['#0c3a20', '#08301a', '#0f4526'][i % 3]
        )
    glowAt(g, W / 2, H * 0.4, W * 0.5, '#e8ff8a', 0.45)
  },
  front(g, W, H, r) {
    const [fc, f] = canvas(W, H)
    for (const s of [-1, 1]) {
      frond(
        f,
        W / 2 + s * W * 0.6,
        H * 0.98,
        260,
        s > 0 ? Math.PI + 0.35 : -0.35,
        s * 0.6,
        '#031409'
      )
      frond(f, W / 2 + s * W * 0.62, -10, 240, s > 0 ? Math.PI - 0.6 : 0.6, s * 0.5, '#04190b')
    }
    g.save()
    g.filter = 'blur(4px)'
    g.drawImage(fc, 0, 0)
    g.restore()
    motes(g, W, H, r, 60, ['#f8ff9a', '#c0ff6a'], { size: 0.9 })
  }
}
