import { canvas, rgba } from '../../core/canvas.ts'
import { lerp } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { bokeh, fillV, glowAt, mist } from '../paint.ts'

export const neonStreet: Env = {
  light: {
    key: '#ffe6ff',
    fill: '#5a2ad0',
    left: '#ff2d9a',
    right: '#19d3ff',
    ground: '#4a1a6a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#08041c'],
      [0.4, '#2a0c4e'],
      [0.62, '#a0236a'],
      [0.7, '#ff5a8a'],
      [0.72, '#1a0830'],
      [1, '#05020c']
    ])
    const vx = W / 2,
      vy = H * 0.64
    for (let d = 6; d >= 0; d--)
      for (const s of [-1, 1]) {
        const t = d / 6
        const x0 = vx + s * lerp(W * 0.56, W * 0.08, t),
          wd = lerp(W * 0.2, W * 0.05, t),
          top = lerp(-60, H * 0.38, t ** 0.8) + r() * 90
        g.fillStyle = ['#0b0618', '#120a26', '#1a0e34', '#281246', '#3c1758', '#5a1d68', '#7a2670'][
          d
        ]
        g.fillRect(x0 - wd, top, wd * 2, H)
        for (let k = 0; k < 26; k++) {
          if (r() < 0.5) continue
          g.fillStyle = rgba(
            ['#ffcf6a', '#ff5ab0', '#5ae0ff', '#fff1c8'][(r() * 4) | 0],
            0.2 + r() * 0.5
          )
          g.fillRect(x0 - wd + r() * wd * 1.9, top + r() * H * 0.6, lerp(9, 2.5, t), lerp(13, 4, t))
        }
        if (d < 5) {
          const c = ['#ff2d9a', '#19d3ff', '#ffd23a', '#7aff5a'][(d + (s > 0 ? 1 : 0)) % 4]
          const sx = x0 - s * wd,
            sy = H * (0.2 + r() * 0.26),
            sh = lerp(170, 34, t),
            sw = lerp(36, 10, t)
          g.save()
          g.shadowColor = c
          g.shadowBlur = 26
          g.strokeStyle = c
          g.lineWidth = lerp(5, 1.6, t)
          g.strokeRect(sx - sw / 2, sy, sw, sh)
          g.fillStyle = c
          for (let k = 0; k < 4; k++) {
            g.fillRect(sx - sw * 0.25, sy + sh * (0.1 + k * 0.22), sw * 0.5, sh * 0.05)
            g.fillRect(sx - sw * 0.05, sy + sh * (0.1 + k * 0.22), sw * 0.1, sh * 0.15)
          }
          g.restore()
        }
      }
    const [c2, q] = canvas(W, H)
    q.save()
    q.translate(0, H * 1.44)
    q.scale(1, -1)
    q.filter = 'blur(5px)'
    q.drawImage(g.canvas, 0, 0)
    q.restore()
    g.save()
    g.globalAlpha = 0.6
    g.beginPath()
    g.rect(0, H * 0.72, W, H)
    g.clip()
    g.drawImage(c2, 0, 0)
    g.restore()
    g.save()
    g.globalCompositeOperation = 'screen'
    for (let i = 0; i < 60; i++) {
      const x = r() * W
      g.fillStyle = rgba(['#ff2d9a', '#19d3ff', '#ffd23a'][i % 3], 0.12)
      g.fillRect(x, H * (0.73 + r() * 0.2), 2 + r() * 30, 2)
    }
    g.restore()
    mist(g, W, H, '#ff5ab0', 0.35, 5, { y0: 0.48, y1: 0.76 })
    glowAt(g, vx, vy, W * 0.6, '#ff4aa0', 0.7, 1.2, 0.8)
  },
  front(g, W, H, r) {
    g.save()
    g.strokeStyle = 'rgba(200,220,255,.16)'
    g.lineWidth = 1.1
    for (let i = 0; i < 150; i++) {
      const x = r() * W,
        y = r() * H,
        l = 14 + r() * 34
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - l * 0.14, y + l)
      g.stroke()
    }
    g.restore()
    bokeh(g, W, H, r, 10, ['#ff2d9a', '#19d3ff', '#ffd23a'], 26, 0.1, 0.9, 0.2)
  }
}
