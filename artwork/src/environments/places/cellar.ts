import { rgba } from '../../core/canvas.ts'
import type { Env } from '../env.ts'
import { courses, disc, gloom, motes } from '../paint.ts'
import { torch } from '../strokes.ts'

export const cellar: Env = {
  light: {
    key: '#ffe2b8',
    fill: '#4a3a5a',
    left: '#ff8a3a',
    right: '#5a8ad8',
    ground: '#2a1c14'
  },
  back(g, W, H, r) {
    courses(g, W, H, 11, 6, '#100c10', '#4a4450', 0.6)
    g.fillStyle = '#050406'
    g.beginPath()
    g.moveTo(W * 0.2, H * 0.8)
    g.lineTo(W * 0.2, H * 0.3)
    g.quadraticCurveTo(W * 0.5, H * 0.02, W * 0.8, H * 0.3)
    g.lineTo(W * 0.8, H * 0.8)
    g.fill()
    const l = g.createLinearGradient(0, H * 0.2, 0, H * 0.7)
    l.addColorStop(0, '#1c2a5a')
    l.addColorStop(1, '#6a8ac8')
    g.fillStyle = l
    g.beginPath()
    g.moveTo(W * 0.26, H * 0.8)
    g.lineTo(W * 0.26, H * 0.32)
    g.quadraticCurveTo(W * 0.5, H * 0.08, W * 0.74, H * 0.32)
    g.lineTo(W * 0.74, H * 0.8)
    g.fill()
    disc(g, W * 0.6, H * 0.26, 26, '#fff8e8', '#b8ccff', 0.5)
    g.fillStyle = '#1a2a4a'
    g.fillRect(W * 0.26, H * 0.62, W * 0.48, H * 0.2)
    g.save()
    g.globalCompositeOperation = 'screen'
    for (let i = 0; i < 50; i++) {
      g.fillStyle = rgba('#dfe8ff', 0.3)
      g.fillRect(W * (0.5 + (r() - 0.5) * 0.3), H * (0.62 + r() * 0.14), 8 + r() * 30, 2)
    }
    g.restore()
    gloom(g, W, H, W * 0.5, H * 0.44, '#040306', 0.9, 0.2)
    for (const x of [0.1, 0.9]) torch(g, W * x, H * 0.34, 0.9)
  },
  front(g, W, H, r) {
    motes(g, W, H, r, 60, ['#ffc06a'], { size: 0.7 })
  }
}
