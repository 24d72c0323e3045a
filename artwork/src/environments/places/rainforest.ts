import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, frond, leafFan, mist, motes, shafts, water } from '../paint.ts'

export const rainforest: Env = {
  light: {
    key: '#f4ffe0',
    fill: '#1f8a5a',
    left: '#5affb0',
    right: '#ffe06a',
    ground: '#0f4a2a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#d8ffe0'],
      [0.3, '#6ad0a0'],
      [0.6, '#1f7a5a'],
      [1, '#04201a']
    ])
    const l = g.createLinearGradient(0, 0, 0, H * 0.66)
    l.addColorStop(0, '#ffffff')
    l.addColorStop(1, 'rgba(200,255,240,.5)')
    g.fillStyle = '#2a6a50'
    g.fillRect(0, 0, W * 0.36, H * 0.7)
    g.fillRect(W * 0.64, 0, W * 0.4, H * 0.7)
    g.fillStyle = l
    g.fillRect(W * 0.39, 0, W * 0.22, H * 0.64)
    for (let i = 0; i < 50; i++) {
      g.fillStyle = rgba(i % 2 ? '#ffffff' : '#8ad8c8', 0.5)
      const x = W * (0.39 + r() * 0.22)
      g.fillRect(x, H * r() * 0.4, 1.5 + r() * 4, H * (0.1 + r() * 0.25))
    }
    mist(g, W, H, '#ffffff', 0.9, 6, { y0: 0.52, y1: 0.74, sx: 3 })
    water(g, W, H, r, H * 0.68, '#3ab09a', '#03241f', '#ffffff', W * 0.5, 0.3)
    for (let i = 0; i < 26; i++) {
      const s = i % 2 ? 1 : -1
      leafFan(
        g,
        r,
        W / 2 + s * W * (0.36 + r() * 0.2),
        H * r() * 0.85,
        80 + r() * 90,
        0,
        TAU,
        11,
        ['#17603a', '#0f4a2c', '#2a8a4a'][i % 3]
      )
    }
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++)
        frond(
          g,
          W / 2 + s * W * 0.56,
          H * (i * 0.2),
          220,
          s > 0 ? Math.PI - 0.3 : 0.3,
          s * -0.7,
          ['#0a3a24', '#06281a'][i % 2]
        )
    shafts(g, W, H, r, W * 0.5, -150, '#f8ffd0', 18, 0.5, 0.9, 2.3, H * 1.2)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#eaffb0'], { size: 0.9 })
    for (let i = 0; i < 3; i++)
      leafFan(
        g,
        r,
        i % 2 ? W + 20 : -20,
        H * (0.86 + i * 0.06),
        170,
        i % 2 ? 3 : -1.2,
        i % 2 ? 4.6 : 0.4,
        7,
        '#03140c'
      )
  }
}
