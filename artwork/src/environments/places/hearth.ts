import type { Env } from '../env.ts'
import { courses, glowAt, motes } from '../paint.ts'

export const hearth: Env = {
  light: {
    key: '#fff2dc',
    fill: '#c8783a',
    left: '#ff9a5a',
    right: '#ffd890',
    ground: '#7a4420'
  },
  back(g, W, H, r) {
    courses(g, W, H, 14, 6, '#7a4a34', '#e0b08a', 0.4)
    g.fillStyle = '#6a3c1c'
    g.fillRect(0, H * 0.1, W, 30)
    g.fillStyle = '#3a1e0c'
    g.fillRect(0, H * 0.1 + 30, W, 8)
    const pots = ['#c8703a', '#d8d0c0', '#8a9a5a', '#c8703a', '#5a7a9a']
    pots.forEach((c, i) => {
      const x = W * (0.1 + i * 0.2)
      g.fillStyle = c
      g.beginPath()
      g.roundRect(x - 26, H * 0.1 - 58, 52, 58, 12)
      g.fill()
      g.fillStyle = 'rgba(255,255,255,.3)'
      g.fillRect(x - 18, H * 0.1 - 50, 5, 40)
    })
    g.fillStyle = '#1a0a06'
    g.beginPath()
    g.moveTo(W * 0.06, H)
    g.lineTo(W * 0.06, H * 0.42)
    g.quadraticCurveTo(W * 0.5, H * 0.18, W * 0.94, H * 0.42)
    g.lineTo(W * 0.94, H)
    g.fill()
    glowAt(g, W / 2, H * 0.64, W * 0.7, '#ff7a1a', 1)
    glowAt(g, W / 2, H * 0.6, W * 0.36, '#ffd86a', 0.9)
    for (let i = 0; i < 22; i++) {
      const x = W * (0.2 + r() * 0.6),
        h = 60 + r() * 170
      const l = g.createLinearGradient(0, H * 0.74, 0, H * 0.74 - h)
      l.addColorStop(0, 'rgba(255,200,60,.6)')
      l.addColorStop(1, 'rgba(255,80,0,0)')
      g.fillStyle = l
      g.beginPath()
      g.moveTo(x - 22, H * 0.76)
      g.quadraticCurveTo(x - 18, H * 0.76 - h * 0.5, x + (r() - 0.5) * 30, H * 0.76 - h)
      g.quadraticCurveTo(x + 18, H * 0.76 - h * 0.5, x + 22, H * 0.76)
      g.fill()
    }
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffb45a'], { streak: 3, size: 0.8 })
  }
}
