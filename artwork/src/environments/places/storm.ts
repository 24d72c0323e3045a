import { rgba } from '../../core/canvas.ts'
import { noise } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes } from '../paint.ts'

export const storm: Env = {
  light: {
    key: '#eaf4ff',
    fill: '#3a7a9a',
    left: '#8ad0ff',
    right: '#ffb45a',
    ground: '#1a4a5a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#101a28'],
      [0.4, '#3a5a6c'],
      [0.58, '#d8b880'],
      [0.66, '#4a6a70'],
      [1, '#04121a']
    ])
    mist(g, W, H, '#0a131e', 0.95, 3, { sx: 2.4, sy: 4, y0: 0, y1: 0.44, warp: 3, cut: 0.36 })
    mist(g, W, H, '#b8d4e0', 0.5, 7, { sx: 3, sy: 6, y0: 0.1, y1: 0.5, warp: 3, cut: 0.5 })
    glowAt(g, W * 0.68, H * 0.57, W * 0.5, '#ffd890', 0.8, 1.3, 0.5)
    const bolt = (x: number, y: number, L: number, w: number) => {
      g.save()
      g.shadowColor = '#9fd8ff'
      g.shadowBlur = 24
      g.strokeStyle = '#f2fbff'
      g.lineWidth = w
      g.beginPath()
      g.moveTo(x, y)
      for (let i = 0; i < 12; i++) {
        x += (r() - 0.5) * 46
        y += L / 12
        g.lineTo(x, y)
        if (w > 2 && r() < 0.25) {
          const sx = x,
            sy = y
          g.stroke()
          bolt(sx, sy, L * 0.4, w * 0.45)
          g.beginPath()
          g.moveTo(sx, sy)
          g.strokeStyle = '#f2fbff'
          g.lineWidth = w
        }
      }
      g.stroke()
      g.restore()
    }
    bolt(W * 0.16, -10, H * 0.5, 3.4)
    bolt(W * 0.88, -10, H * 0.42, 2.6)
    for (let k = 0; k < 6; k++) {
      const y = H * (0.62 + k * 0.066)
      const l = g.createLinearGradient(0, y - 26, 0, y + 60)
      l.addColorStop(0, ['#8fc0bc', '#6aa4a6', '#48848c', '#2c6470', '#174656', '#0b2e3e'][k])
      l.addColorStop(1, ['#2f5f68', '#22505c', '#17404c', '#0e2f3c', '#08222e', '#041620'][k])
      g.fillStyle = l
      g.beginPath()
      g.moveTo(0, H)
      const wave = (x: number) =>
        y -
        Math.abs(Math.sin((x / W) * (5 - k * 0.4) + k * 1.9)) ** 0.7 * (14 + k * 9) +
        noise(x / 9, k, 3) * 5
      for (let x = 0; x <= W; x += 3) g.lineTo(x, wave(x))
      g.lineTo(W, H)
      g.fill()
      g.strokeStyle = rgba('#eafcff', 0.35 + k * 0.06)
      g.lineWidth = 1 + k * 0.4
      g.beginPath()
      for (let x = 0; x <= W; x += 3) {
        const n = noise(x / 24, k * 7, 6)
        n > 0.5 ? g.lineTo(x, wave(x) + 2) : g.moveTo(x, wave(x) + 2)
      }
      g.stroke()
    }
  },
  front(g, W, H, r) {
    g.save()
    g.strokeStyle = 'rgba(220,240,255,.2)'
    for (let i = 0; i < 170; i++) {
      const x = r() * W * 1.2,
        y = r() * H,
        l = 16 + r() * 44
      g.lineWidth = 0.6 + r()
      g.beginPath()
      g.moveTo(x, y)
      g.lineTo(x - l * 0.4, y + l)
      g.stroke()
    }
    g.restore()
    motes(g, W, H, r, 90, ['#eafcff'], { size: 0.7, y0: 0.55, a: 0.8 })
  }
}
