import { pixels, rgba } from '../../core/canvas.ts'
import { clamp, fbm, noise, TAU } from '../../core/math.ts'
import type { Env } from '../env.ts'
import { fillV, glowAt } from '../paint.ts'

export const lilyPond: Env = {
  light: {
    key: '#ffffff',
    fill: '#0a6a5a',
    left: '#7affd8',
    right: '#ffd0a0',
    ground: '#0a4a44'
  },
  back(g, W, H, _r) {
    fillV(g, W, H, [
      [0, '#0d6a62'],
      [0.5, '#074a4c'],
      [1, '#02201f']
    ])
    const ca = pixels(W >> 1, H >> 1, (u, v) => {
      const x = u * 7 + fbm(u * 4, v * 4, 4) * 2.4,
        y = v * 9 + fbm(u * 4 + 5, v * 4, 6) * 2.4
      const n =
        Math.abs(noise(x, y, 2) - 0.5) + Math.abs(noise(x * 1.6 + 9, y * 1.6, 5) - 0.5) * 0.7
      return [150, 255, 220, clamp(1 - n * 2.3) ** 3 * 150]
    })
    g.save()
    g.globalCompositeOperation = 'screen'
    g.drawImage(ca, 0, 0, W, H)
    g.restore()
    glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#58ffd0', 0.35)
    g.save()
    for (let i = 0; i < 5; i++) {
      g.strokeStyle = rgba('#cffff0', 0.2 - i * 0.03)
      g.lineWidth = 3
      g.beginPath()
      g.ellipse(W * 0.5, H * 0.4, W * (0.2 + i * 0.1), W * (0.2 + i * 0.1), 0, 0, TAU)
      g.stroke()
    }
    g.restore()
  },
  front(g, W, H, _r) {
    const pad = (x: number, y: number, R: number, a: number) => {
      g.save()
      g.translate(x, y)
      g.rotate(a)
      g.save()
      g.translate(8, 14)
      g.fillStyle = 'rgba(0,20,18,.5)'
      g.filter = 'blur(8px)'
      g.beginPath()
      g.arc(0, 0, R, 0.22, TAU - 0.22)
      g.lineTo(0, 0)
      g.fill()
      g.restore()
      const l = g.createRadialGradient(-R * 0.3, -R * 0.3, 2, 0, 0, R)
      l.addColorStop(0, '#9ade5a')
      l.addColorStop(0.7, '#2f8a3a')
      l.addColorStop(1, '#175a2c')
      g.fillStyle = l
      g.beginPath()
      g.moveTo(0, 0)
      g.arc(0, 0, R, 0.22, TAU - 0.22)
      g.closePath()
      g.fill()
      g.strokeStyle = 'rgba(220,255,170,.3)'
      g.lineWidth = 1.4
      for (let k = 0; k < 15; k++) {
        const b = 0.4 + (k / 14) * (TAU - 0.8)
        g.beginPath()
        g.moveTo(0, 0)
        g.lineTo(Math.cos(b) * R * 0.94, Math.sin(b) * R * 0.94)
        g.stroke()
      }
      g.restore()
    }
    pad(W * 0.02, H * 0.1, 92, 0.6)
    pad(W * 0.98, H * 0.05, 76, 2.4)
    pad(W * 1.0, H * 0.62, 84, 3.5)
    pad(W * 0.03, H * 0.66, 62, 5.6)
    const fl = (x: number, y: number, s: number) => {
      for (let ring = 0; ring < 3; ring++)
        for (let i = 0; i < 9; i++) {
          g.save()
          g.translate(x, y)
          g.rotate((i / 9) * TAU + ring * 0.35)
          const L = s * (1 - ring * 0.26)
          const l = g.createLinearGradient(0, 0, L, 0)
          l.addColorStop(0, '#ffe6f0')
          l.addColorStop(1, ['#ff5a9a', '#ff86b4', '#ffb4d0'][ring])
          g.fillStyle = l
          g.beginPath()
          g.moveTo(0, 0)
          g.quadraticCurveTo(L * 0.6, -L * 0.32, L, 0)
          g.quadraticCurveTo(L * 0.6, L * 0.32, 0, 0)
          g.fill()
          g.strokeStyle = 'rgba(160,20,80,.25)'
          g.lineWidth = 0.8
          g.stroke()
          g.restore()
        }
      glowAt(g, x, y, s * 0.4, '#ffd84a', 1)
    }
    fl(W * 0.09, H * 0.085, 46)
    fl(W * 0.93, H * 0.64, 40)
  }
}
