import { rgba } from '../../core/canvas.ts'
import { TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, glowAt, leafFan, motes } from '../paint.ts'

export const orchard: Env = {
  light: {
    key: '#ffffff',
    fill: '#ffe27a',
    left: '#fff0a0',
    right: '#7affc0',
    ground: '#ffb84a'
  },
  back(g, W, H, r) {
    const l = g.createRadialGradient(W / 2, H * 0.42, 20, W / 2, H * 0.42, H * 0.75)
    l.addColorStop(0, '#fffbd0')
    l.addColorStop(0.3, '#ffd53a')
    l.addColorStop(0.62, '#ff9a1a')
    l.addColorStop(1, '#d8400a')
    g.fillStyle = l
    g.fillRect(0, 0, W, H)
    g.save()
    g.translate(W / 2, H * 0.42)
    for (let i = 0; i < 28; i++) {
      g.rotate(TAU / 28)
      g.fillStyle = i % 2 ? 'rgba(255,255,220,.34)' : 'rgba(255,150,20,.16)'
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(H, -H * 0.112)
      g.lineTo(H, H * 0.112)
      g.fill()
    }
    g.restore()
    for (let i = 0; i < 60; i++) {
      const a = (i / 60) * TAU,
        d = W * (0.44 + (i % 3) * 0.07)
      g.fillStyle = rgba('#fff3b0', 0.35)
      g.beginPath()
      g.arc(W / 2 + Math.cos(a) * d, H * 0.42 + Math.sin(a) * d, 5 + (i % 3) * 2, 0, TAU)
      g.fill()
    }
    glowAt(g, W / 2, H * 0.4, W * 0.5, '#ffffff', 0.6)
    for (const s of [-1, 1])
      for (let i = 0; i < 5; i++) {
        g.save()
        g.globalAlpha = 0.95
        leafFan(
          g,
          r,
          W / 2 + s * W * 0.56,
          H * (0.0 + i * 0.05),
          150,
          s > 0 ? 1.7 : -0.4,
          s > 0 ? 3.6 : 1.5,
          7,
          ['#3f9a1a', '#2c7a14', '#63b82a'][i % 3]
        )
        g.restore()
      }
  },
  front(g, W, H, r) {
    bokeh(g, W, H, r, 16, ['#fff6c0', '#ffe07a'], 22, 0, 0.9, 0.28)
    motes(g, W, H, r, 50, ['#fffbe0'], { size: 1 })
  }
}
