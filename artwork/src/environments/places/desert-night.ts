import type { Env } from '../env.ts'
import { fillV, glowAt, mist, motes, ridge, stars } from '../paint.ts'

export const desertNight: Env = {
  light: {
    key: '#ffe2b0',
    fill: '#4a4ac0',
    left: '#5a7aff',
    right: '#ff9a4a',
    ground: '#6a3a4a'
  },
  back(g, W, H, r) {
    fillV(g, W, H, [
      [0, '#0a0930'],
      [0.32, '#2a1a66'],
      [0.54, '#84357a'],
      [0.66, '#e2705a'],
      [0.74, '#ffb060'],
      [1, '#2a0f30']
    ])
    stars(g, W, H, r, 240, 0.55)
    mist(g, W, H, '#c86aa0', 0.35, 3, { sx: 2, sy: 9, y0: 0.3, y1: 0.6 })
    glowAt(g, W * 0.5, H * 0.66, W * 0.7, '#ffae5a', 0.7, 1.4, 0.6)
    const R = W * 0.085
    const mx = W * 0.8,
      my = H * 0.15
    glowAt(g, mx, my, R * 4, '#ffe9c0', 0.5)
    g.fillStyle = '#fff3d8'
    g.beginPath()
    g.arc(mx, my, R, 0.9, 0.9 + Math.PI * 1.25)
    g.quadraticCurveTo(mx + R * 0.15, my - R * 0.1, mx + R * Math.cos(0.9), my + R * Math.sin(0.9))
    g.fill()
    g.fillStyle = '#4a2058'
    const bx = W * 0.16,
      by = H * 0.69
    g.fillRect(bx - 44, by - 40, 88, 60)
    g.beginPath()
    g.arc(bx, by - 40, 34, Math.PI, 0)
    g.fill()
    g.fillRect(bx - 2, by - 96, 4, 30)
    for (const s of [-62, 62]) {
      g.fillRect(bx + s - 7, by - 108, 14, 130)
      g.beginPath()
      g.arc(bx + s, by - 108, 9, Math.PI, 0)
      g.fill()
      g.fillRect(bx + s - 1, by - 132, 2, 18)
    }
    const D = (y: number, a: number, s: number, c0: string, c1: string) => {
      const l = g.createLinearGradient(0, y - a, W * 0.3, y + a * 3)
      l.addColorStop(0, c0)
      l.addColorStop(1, c1)
      ridge(g, W, H, y, a, s, l, { dune: true, f: 2.4 })
    }
    D(H * 0.71, 20, 2, '#a2496a', '#4a1f52')
    D(H * 0.78, 34, 5, '#8a3a5c', '#2d1240')
    D(H * 0.89, 46, 8, '#58224a', '#120620')
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 70, ['#ffc070', '#ffdca0'], { size: 0.9, a: 0.9, y0: 0.2 })
  }
}
